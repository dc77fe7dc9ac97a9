// A player for any table of Crossings, in one page of plain Node: it takes a seat, listens, and plays at random.
//
//   node examples/bot.mjs http://localhost:8080 bakido47 "My bot"
//
// Every line of the stream is one JSON object. A line of type "state" is complete: `view` is what this seat sees,
// `options` are the actions it can choose from, `decision` is the number of that menu and goes back with the answer.

const [server, code, name = 'Example bot'] = process.argv.slice(2);
if (server === undefined || code === undefined) {
  console.error('usage: node examples/bot.mjs <server> <table or code> [name]');
  process.exit(2);
}

/**
 * Replace this by something cleverer. `forms` (actions with blanks to fill in) are left out here. Where nobody waits for
 * this seat it may still act: answer an offer, interrupt. null lets it pass.
 */
function choose({ options }, mustAct) {
  if (options.length === 0 || (!mustAct && Math.random() < 0.5)) return null;
  return options[Math.floor(Math.random() * options.length)];
}

async function post(path, body, token) {
  const response = await fetch(server + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return response.json();
}

const seat = await post(`/api/tables/${code}/join`, { name });
if (seat.error) {
  console.error(`No seat: ${seat.error.key}`);
  process.exit(1);
}
console.log(`Sitting on seat ${seat.seat} of table ${seat.table}.`);

const stream = await fetch(`${server}/api/bot/stream?table=${seat.table}`, {
  headers: { authorization: `Bearer ${seat.token}` },
});
let unfinished = '';
let answered = -1;
let actions = 0;
for await (const chunk of stream.body.pipeThrough(new TextDecoderStream())) {
  const lines = (unfinished + chunk).split('\n');
  unfinished = lines.pop();
  for (const line of lines) {
    if (line === '') continue; // the server says that it is still there
    await hear(JSON.parse(line));
  }
}

async function hear(message) {
  if (message.t !== 'state') return;
  if (message.outcome !== null) {
    console.log(`Over after ${actions} actions: ${JSON.stringify(message.outcome)}`);
    process.exit(0);
  }
  const { awaiting, decision } = message;
  const mustAct = awaiting.must.includes(seat.seat);
  if ((!mustAct && !awaiting.may.includes(seat.seat)) || decision === answered) return;
  answered = decision;
  const action = choose(message, mustAct);
  if (action === null) return;
  const id = `${seat.seat}-${decision}`; // sent twice it is still played once
  const answer = await post('/api/bot/act', { table: seat.table, id, decision, action }, seat.token);
  // Where it only may act, the moment can be over before the answer comes.
  if (answer.error && mustAct) console.error(`Refused: ${answer.error.key} ${answer.error.rule ?? ''}`);
  else if (!answer.error) actions++;
}
