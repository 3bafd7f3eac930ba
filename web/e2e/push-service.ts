import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify, type ECDH } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server as Https } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A certificate for localhost that nobody believes but who is told to, and its key: they guard nothing. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBejCCASCgAwIBAgIBAjAKBggqhkjOPQQDAjAiMSAwHgYDVQQDDBdhIHB1c2gg
c2VydmljZSBpbiB0ZXN0czAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAw
MFowIjEgMB4GA1UEAwwXYSBwdXNoIHNlcnZpY2UgaW4gdGVzdHMwWTATBgcqhkjO
PQIBBggqhkjOPQMBBwNCAATg8Ny4bR1DqvMypc8d0RmLW+sUcU8h8s9Nyj6BzzMp
BMEyVbD+ggBQodd9/SIU9InFBkQ/333F3kdVa1e6ZYoDo0UwQzAUBgNVHREEDTAL
gglsb2NhbGhvc3QwDAYDVR0TAQH/BAIwADAdBgNVHQ4EFgQU3olkVRgNE45bZmko
vsWtsOE4uGcwCgYIKoZIzj0EAwIDSAAwRQIhAJhu7b+9Boc0aDQYwm22L/oXmn9I
kX3J+MNH2gC2B/V/AiAfdItk9eINCE/Eh+1Z1S1sXYgjYMYUSFueAjOIwQyhdg==
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgBf/KrSQJlportBP5
4QSjzLdM9/IvQosDECpXxzVdQm6hRANCAATg8Ny4bR1DqvMypc8d0RmLW+sUcU8h
8s9Nyj6BzzMpBMEyVbD+ggBQodd9/SIU9InFBkQ/333F3kdVa1e6ZYoD
-----END PRIVATE KEY-----`;

/** What a server has sent for a device. */
export interface Pushed {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A push service that anybody can call, and whose devices anybody can be. */
export class PushService {
  readonly #folder = mkdtempSync(join(tmpdir(), "moonhare-push-"));
  readonly #got: Pushed[] = [];
  readonly #waiting: ((pushed: Pushed) => void)[] = [];
  #server: Https | null = null;
  origin = "";

  static async start(): Promise<PushService> {
    const service = new PushService();
    writeFileSync(service.root, CERTIFICATE);
    const server = createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        const pushed = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(parts) };
        const first = service.#waiting.shift();
        if (first) first(pushed);
        else service.#got.push(pushed);
        response.writeHead(201).end();
      });
    });
    service.#server = server;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    service.origin = `https://localhost:${(server.address() as AddressInfo).port}`;
    return service;
  }

  /** The certificate to know it by, as a file. */
  get root(): string {
    return join(this.#folder, "root.pem");
  }

  /** The next message, whenever it comes. */
  next(): Promise<Pushed> {
    const got = this.#got.shift();
    return got ? Promise.resolve(got) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A device with keys of its own: reads what is sealed for it (RFC 8291), and nothing else. */
export class Device {
  readonly #keys: ECDH = createECDH("prime256v1");
  readonly #auth = Buffer.from("sixteen letters!");
  readonly p256dh = this.#keys.generateKeys().toString("base64url");
  readonly auth = this.#auth.toString("base64url");

  read({ body }: Pushed): string {
    const [salt, sender, record] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const shared = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#keys.getPublicKey(), sender]);
    const material = Buffer.from(hkdfSync("sha256", shared, this.#auth, info, 32));
    const derive = (what: string, bytes: number) =>
      Buffer.from(hkdfSync("sha256", material, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes));
    const opened = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    opened.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString("utf8");
  }
}

/** Who has sent it (RFC 8292), by this public key; throws if it was somebody else. */
export function sender({ headers }: Pushed, key: Buffer): { aud: string; exp: number; sub: string } {
  const [, token = "", k = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization as string) ?? [];
  if (k !== key.toString("base64url")) throw new Error("another server's key");
  const [head = "", claims = "", signature = ""] = token.split(".");
  const coordinate = (from: number) => key.subarray(from, from + 32).toString("base64url");
  const jwk = { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) };
  const signer = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" as const };
  const good = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    signer,
    Buffer.from(signature, "base64url"),
  );
  if (!good) throw new Error("the signature is not by this key");
  return JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud: string; exp: number; sub: string };
}
