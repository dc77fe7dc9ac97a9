import { expect, test } from 'vitest';
import { connect, twoAtTable } from './testing/client.ts';
import { serveHere } from './testing/here.ts';

test('a reader that does not read is dropped, and the other one plays on', async () => {
  const server = await serveHere();
  const { host, guest } = await twoAtTable(server.port, { game: 'emigration' });
  const ada = await connect(server.port, host);
  const ben = await connect(server.port, guest);
  await ada.ask({ t: 'start' });
  for (let i = 0; i < 40; i++) {
    const mover = [ada, ben].find((one) => one.scene?.awaiting.must.includes(one.seat ?? -1));
    await mover?.act(mover.scene?.options[0] ?? {});
    await ada.ask({ t: 'note', text: '' });
    await ben.ask({ t: 'note', text: '' });
  }
  const gone = new Promise((resolve) => ada.socket.once('close', resolve));
  ben.socket.pause();
  const metrics = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  for (let i = 0; i < 200; i++) {
    for (let k = 0; k < 10; k++) ben.send(JSON.stringify({ t: 'history', id: `h${i}-${k}` }));
    expect(await ada.ask({ t: 'note', text: `${i}` })).toBeUndefined();
    if (/slow_readers_total 1$/m.test(await metrics())) break;
  }
  expect(await metrics()).toMatch(/slow_readers_total 1$/m);
  await ada.close();
  await gone;
  ben.socket.terminate();
  await server.stop();
});
