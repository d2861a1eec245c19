/** Thirty component files that are wrong, each in one way. */

const file = (game: string, values: string, more = ""): string =>
  `{"format":"interchange-components","game":"${game}","name":"my-box","version":"1","base":"interchange 1"${more},"values":${values}}`;
const metro = (values: string): string => file("metro", values);
const underground = (values: string): string => file("underground", values);

export const WRONG_FILES: readonly string[] = [
  "",
  "{",
  "[]",
  "{}",
  '{"format":"interchange-components"}',
  file("chess", "{}"),
  file("metro", "{}", ',"colour":1'),
  file("metro", "{}").replace("my-box", "my box"),
  file("metro", "{}").replace("my-box", "interchange"),
  file("metro", "{}").replace("interchange 1", "interchange 99"),
  file("metro", "{}").replace('"base":"interchange 1",', ""),
  file("metro", "[]"),
  metro('{"rome":{}}'),
  metro('{"tourists":{"red":5,"red":6}}'),
  metro('{"tourists":{"red":4},"tourists":{"red":5}}'),
  metro('{"tourists":{"red":1e999}}'),
  metro('{"tourists":{"red":4.5}}'),
  metro('{"tourists":{"red":"four"}}'),
  metro('{"tourists":{"red":null}}'),
  metro('{"tourists":{"red":0,"blue":0}}'),
  metro('{"tiles":{"aaaa":5}}'),
  metro('{"tiles":{"aaaz":1}}'),
  metro('{"frames":{"2":[[1,2],[2]]}}'),
  metro('{"stockholm":{"landmarks":{"globen":[]}}}'),
  underground('{"stations":{"kinds":{"angel":""}}}'),
  underground('{"stations":{"kinds":{"angel":null}}}'),
  underground('{"stations":{"kinds":{"nowhere":"normal"}}}'),
  underground('{"stations":{"symbols":["dining","culture","two words","parks"]}}'),
  underground('{"stations":{"symbols":["dining","culture","red","parks"]}}'),
  underground('{"stations":{"symbols":["food","art","shops","parks","rivers"]}}'),
  underground('{"markers":{"2":[["red"],["red"]]}}'),
];
