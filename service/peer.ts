/**
 * Who is at the other end, as limits count: an IPv4 address, or the first 64 bits of an IPv6
 * address, because a single customer is given that many addresses and more.
 */
export type Peer = string;
