import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';
import type { Peer } from '../service/peer.ts';
import type { Share } from './home.ts';

export interface Peers {
  of(request: IncomingMessage): Peer;
  /** A proxy in front of us: many people come from this one address. */
  isProxy(address: string | undefined): boolean;
}

/** `trusted` are addresses and networks of proxies. Nobody else is believed about where they are. */
export function peersBehind(trusted: readonly string[], share?: Pick<Share, 'isHanded' | 'peerOf'>): Peers {
  const proxies = new BlockList();
  for (const network of trusted) addNetwork(proxies, network);
  const isProxy = (address = ''): boolean => {
    const plain = unmapped(address);
    return isIP(plain) !== 0 && proxies.check(plain, familyOf(plain));
  };
  return {
    isProxy,
    of(request) {
      if (share?.isHanded(request) === true) return share.peerOf(request);
      const { socket, headers } = request;
      let address = socket.remoteAddress ?? '';
      // Each proxy adds the address it was called from at the end. The first that is none of ours is the
      // client; what stands before it the client may have made up.
      const path = String(headers['x-forwarded-for'] ?? '').split(',');
      while (isProxy(address) && path.length > 0) {
        const before = withoutPort(path.pop() ?? '');
        if (isIP(before) === 0) break;
        address = before;
      }
      return peerOf(address);
    },
  };
}

/** Whether this can stand in the list of proxies: an address, or a network such as 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128));
}

/** An address or a network. */
export function addNetwork(list: BlockList, network: string): void {
  if (!isNetwork(network)) return;
  const [address = '', bits] = network.split('/');
  if (bits === undefined) list.addAddress(address, familyOf(address));
  else list.addSubnet(address, Number(bits), familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** IPv4 as a socket for both families writes it. */
const unmapped = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Some proxies say the port too: 192.0.2.1:443, [2001:db8::1]:443. */
const withoutPort = (text: string): string =>
  unmapped(text.trim().replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3'));

const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

export function peerOf(address: string): Peer {
  const plain = unmapped(address);
  if (isIP(plain) !== 6) return plain;
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = new Array<string>(Math.max(0, GROUPS - groups.length - last.length)).fill('0');
  const all = [...groups, ...zeros, ...last].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
  return `${all.slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}
