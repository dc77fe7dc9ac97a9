/** How a table is connected: to a server, or to a room on this device. */
export type LinkState = 'connecting' | 'open' | 'lost' | 'local';
