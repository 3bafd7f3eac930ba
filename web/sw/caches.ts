/** Named anew when pictures got an identity: what was kept by pack and number may be another picture by now. */
export const PICTURES = "pictures-by-identity";
/** Daily moons that were looked at: today's, yesterday's. */
export const MOONS = "moons";
