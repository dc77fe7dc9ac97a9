/** A time so long is no clock where people sit together: on one device it neither runs nor is shown. */
export const AN_HOUR_MS = 3_600_000;
