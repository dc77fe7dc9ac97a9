import type { Page } from 'playwright-core';

/** From the next visit on, whatever goes over the line of this page takes so long in either direction. */
export const slowLine = (page: Page, eachWayMs: number): Promise<void> =>
  page.routeWebSocket(/./, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => void setTimeout(() => far.send(message), eachWayMs));
    far.onMessage((message) => void setTimeout(() => near.send(message), eachWayMs));
  });
