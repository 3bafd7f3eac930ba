import { fetchAhead } from "./first/ahead";

fetchAhead();
void import("./start");
