/** A program at the bot stream: keeps every line it was sent. */
export interface BotStream {
  readonly lines: readonly Line[];
  /** Settles with all lines when the server has ended the stream. */
  readonly ended: Promise<readonly Line[]>;
}

type Line = Readonly<Record<string, unknown>>;

/** Settles when the first line has come. */
export async function openStream(
  port: number,
  { table, token }: { readonly table: string; readonly token: string },
): Promise<BotStream> {
  const response = await fetch(`http://127.0.0.1:${port}/api/bot/stream?table=${table}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.body === null) throw new Error('there is no stream');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const lines: Line[] = [];
  let rest = '';
  async function read(): Promise<boolean> {
    const { value, done } = await reader.read();
    if (done) return false;
    const parts = `${rest}${value}`.split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) if (part !== '') lines.push(JSON.parse(part));
    return true;
  }
  while (lines.length === 0 && (await read()));
  const toTheEnd = async (): Promise<readonly Line[]> => {
    while (await read());
    return lines;
  };
  return { lines, ended: toTheEnd() };
}
