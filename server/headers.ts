/**
 * Our own files and nothing else; no inline script, no frames, no referrer that could carry a link to a
 * table.
 */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    // Svelte sets style properties by script, which this does not touch; style attributes in markup need it.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** Where people reach us by TLS only, browsers are told never to try without. */
export const headersFor = (publicUrl: string | null): Readonly<Record<string, string>> =>
  publicUrl?.startsWith('https:') === true
    ? { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000' }
    : SECURITY_HEADERS;

/** A browser says which page it speaks for; programs say nothing. Only our own pages may open a socket. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | null,
): boolean {
  if (origin === undefined) return true;
  if (publicUrl !== null && origin === publicUrl) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
