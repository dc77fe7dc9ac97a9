import type { Kind } from '../../engine/game.ts';
import { line } from '../../engine/text.ts';
import type { Title } from '../../engine/title.ts';
import type { Result } from '../ask/result.ts';
import { holdsSecrets } from '../ask/secret.ts';
import { short } from '../ask/verdict.ts';
import { armText, commandOf } from '../text/again.ts';
import { type Figure, figuresOf, type Says } from './figures.ts';
import { escaped } from './svg.ts';

const CHART_STYLE = `:root{color-scheme:light dark;--ink:#1c1b1a;--paper:#fbfaf7;--line:#b8b2a7;
--mark:#5d6670;--mark1:#0b6fa4;--mark2:#7a4a8c;--mark3:#8a5a00;--band:#d9e8d5}
@media (prefers-color-scheme:dark){:root{--ink:#ece8e1;--paper:#191817;--line:#5c574f;
--mark:#aab4bb;--mark1:#5db4e5;--mark2:#c79ad6;--mark3:#e0b04c;--band:#2c4030}}
svg text{font:13px system-ui,sans-serif;fill:var(--ink)}svg .tick{font-size:11px}
.bar{stroke:var(--mark);stroke-width:2}.dot,.bars{fill:var(--mark)}.bars{opacity:.45}
.bar.arm1{stroke:var(--mark1)}.dot.arm1{fill:var(--mark1)}.bar.arm2{stroke:var(--mark2)}
.dot.arm2{fill:var(--mark2)}.bar.arm3{stroke:var(--mark3)}.dot.arm3{fill:var(--mark3)}
.band{fill:var(--band)}.axis,.zero{stroke:var(--line)}.zero{stroke-dasharray:3 3}
.outline,.way{fill:none;stroke:var(--mark1);stroke-width:2}
.way{stroke:var(--line)}.outline.arm2{stroke-dasharray:6 3}.outline.arm3{stroke-dasharray:2 3}`;
const STYLE = `${CHART_STYLE}body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);
max-width:48rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}figure{margin:1.5rem 0;break-inside:avoid}
figcaption b{display:block}svg{width:100%;height:auto}
table{border-collapse:collapse;font-size:.9rem}
td,th{padding:.15rem .8rem .15rem 0;text-align:left;border-bottom:1px solid var(--line)}
.wide{overflow-x:auto}code,pre{font-size:.85rem;white-space:pre-wrap;overflow-wrap:anywhere}
.answer{font-size:1.15rem}@media print{details{display:block}}`;

type Titles = (game: string) => Title<Kind>;

/** One page that needs nothing else: the answers, charts with their tables, and what repeats them. */
export function pageOf(results: readonly Result[], titles: Titles, say: Says, language = 'en'): string {
  const parts = results.map((result) => sectionOf(result, titles, say)).join('\n');
  const games = results.map(({ question }) => question.game).join(', ');
  // What players may not read goes to nobody to whom a report is sent.
  const open = results.filter((result) => !holdsSecrets(titles(result.question.game), result.question));
  const data = JSON.stringify(open).replaceAll('<', '\\u003c');
  const script = open.length === 0 ? '' : `\n<script type="application/json" id="results">${data}</script>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Crossings: ${escaped(games)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(say(line('report.title')))}</h1>
${parts}
<h2>${escaped(say(line('report.never')))}</h2>
<p>${escaped(say(line('report.never.text')))}</p></main>${script}</body></html>
`;
}

const SCRIPT = /<script type="application\/json" id="results">([\s\S]*?)<\/script>/;

/** What a report holds: the results it was made of, as text. */
export const resultsIn = (html: string): string | undefined => SCRIPT.exec(html)?.[1];

function sectionOf(result: Result, titles: Titles, say: Says): string {
  const { question, answer, odd, run, deals, games } = result;
  const title = titles(question.game);
  const charts = figuresOf(result, say).map((figure) => figureHtml(figure, say));
  const watch = odd.map(({ seed, arm, why }) => [seed, arm, say(why)]);
  const heads = ['seed', 'arm', 'why'].map((head) => say(line(`table.${head}`)));
  const about = say(line('report.about', { game: question.game, seats: question.seats }));
  return `<section><h2>${escaped(about)}</h2>
${answer.map((one) => `<p class="answer">${escaped(say(one))}</p>`).join('\n')}
<p>${escaped(say(line('report.deals', { deals, games })))}</p>
<ul>${question.arms.map((arm) => `<li>${escaped(armText(title, question, arm))}</li>`).join('')}</ul>
${charts.join('\n')}
${watch.length > 0 ? `<h3>${escaped(say(line('report.watch')))}</h3>${tableHtml(heads, watch)}` : ''}
${holdsSecrets(title, question) ? `<p>${escaped(say(line('report.secret')))}</p>` : ''}
<h3>${escaped(say(line('report.again')))}</h3><pre>${escaped(commandOf(title, question))}</pre>
<p><code>question ${result.asked}, result ${result.digest}, build ${escaped(run.build)}</code></p></section>`;
}

const figureHtml = ({ title, text, svg, heads, rows }: Figure, say: Says): string =>
  `<figure><figcaption><b>${escaped(title)}</b>${escaped(text)}</figcaption>${svg}
<details><summary>${escaped(say(line('chart.table')))}</summary>${tableHtml(heads, rows)}</details></figure>`;

function tableHtml(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((cell) => `<th>${escaped(cell)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('');
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** The chart of what was asked, of a change that change, as a picture of its own with its colours in it. */
export function pictureOf(result: Result, say: Says): string {
  const { ask, arms } = result.question;
  const [first, change] = figuresOf(result, say);
  const asked = ask === 'compare' && arms.length > 1 ? change : first;
  const style = `<style>${CHART_STYLE}.sheet{fill:var(--paper)}</style>`;
  const sheet = '<rect class="sheet" width="100%" height="100%"/>';
  // A picture is looked at as a whole: nobody comes to its marks by key.
  return (asked?.svg ?? '<svg></svg>')
    .replaceAll(/ role="img" tabindex="0" aria-label="[^"]*"/g, '')
    .replace(/^<svg([^>]*) role="group"/, '<svg xmlns="http://www.w3.org/2000/svg"$1 role="img"')
    .replace(/^<svg[^>]*>/, (begin) => `${begin}${style}${sheet}`);
}

/** For a README: the sentences, a table, and the command. */
export function markdownOf(results: readonly Result[], titles: Titles, say: Says): string {
  return results
    .map(({ question, answer, estimates, digest }) => {
      const rows = estimates
        .filter(({ family }) => family !== 'browse')
        .map(({ measure, arm, minus, value, low, high }) => {
          const cells = [value, low, high].map((one) => (one === null ? '–' : short(one)));
          return `| ${measure} | ${minus === null ? arm : `${arm} - ${minus}`} | ${cells.join(' | ')} |`;
        });
      const table =
        rows.length === 0
          ? []
          : ['', '| measure | arm | value | from | to |', '| --- | --- | --- | --- | --- |', ...rows];
      const command = commandOf(titles(question.game), question);
      return [...answer.map(say), ...table, '', '```', command, '```', '', `Result \`${digest}\`.`].join(
        '\n',
      );
    })
    .join('\n\n');
}
