import '../kit/tokens.css';
import '../kit/base.css';
import '../kit/table.css';
import { mount } from 'svelte';
import { chosenLanguage, follow } from '../kit/settings.svelte.ts';
import App from './App.svelte';
import { readOwnLanguage } from './site/languages.ts';
import { renewWhenOld } from './site/renew.ts';
import { listen } from './site/router.svelte.ts';

follow();
listen();
// Until something has the focus none can be lost.
addEventListener(
  'focusin',
  ({ target }) => void import('../kit/focus.ts').then(({ keepFocus }) => keepFocus(target)),
  { once: true },
);
renewWhenOld();
// Before anything is waited for, or the page has loaded unheard. Only where the browser allows it: over plain
// HTTP in a local network the site simply needs its server.
if ('serviceWorker' in navigator && isSecureContext && import.meta.env.PROD) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}

await readOwnLanguage(chosenLanguage());
const target = document.getElementById('app');
if (target !== null) mount(App, { target });
