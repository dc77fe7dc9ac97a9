import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Of the sentence, if it is a failure. */
  readonly key: string | undefined;
}

/** One request on a line of its own, from an address of our choice (all of 127.0.0.0/8 are this machine). */
export function askFrom(
  from: string,
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: object } = {},
): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const sent = request(
    {
      port,
      path,
      method,
      host: '127.0.0.1',
      localAddress: from,
      agent: false,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    },
    (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => {
        const key = /"error":\{"key":"([^"]+)"/.exec(text)?.[1];
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, key });
      });
    },
  );
  sent.on('error', reject);
  sent.end(body && JSON.stringify(body));
  return promise;
}
