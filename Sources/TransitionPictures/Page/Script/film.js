// ---- The film: the numbers of all groups, clips and items at an instant ----

const film = JSON.parse($("film").textContent);

/** Two instants count as equal if they are closer than this, in seconds. */
const tolerance = 1e-6;

/** The offsets of an item's registers; registers from `blended` on are not interpolated. */
const ITEM = {
  size: 9, opacity: 11, radius: 12, fill: 13, borderWidth: 17, border: 18, shadow: 22,
  offset: 26, blur: 28, blended: 29, corners: 29, contents: 30, caster: 31, count: 32,
};
const CLIP = { size: 9, radius: 11, blended: 12, corners: 12, count: 13 };

/** The parts of a layer, by their numbers. */
const PARTS = ["body", "picture", "border"];

/** What the registers of an element have before its first sample: an identity, and all corners. */
const initial = ({ corners, count }, ...numbers) => {
  const registers = new Float64Array(count);
  registers.set([1, 0, 0, 0, 1, 0, 0, 0, 1, ...numbers]);
  registers[corners] = 15;
  return registers;
};
const [firstItem, firstClip] = [initial(ITEM, 0, 0, 1), initial(CLIP)];

/** The rows of a list of runs: the first row and the length of each. */
const inRuns = (rows, runs) => runs.flatMap((first, index) => (
  index % 2 === 0 ? rows.slice(first, first + runs[index + 1]) : []));

/** What the first leg continues. */
const nothing = { names: [], rows: [], structures: [], last: [] };

/** Replaces the lists of a leg, which continues the leg before, by what the player reads. */
function unpack(leg, before = nothing) {
  leg.names = before.names.concat(leg.names);
  const rows = leg.rows.map(([layer, part, name, register, group, clip, paints, lead]) => (
    { layer, part: PARTS[part], name: leg.names[name], register, group, clip, paints, lead }));
  leg.rows = before.rows.concat(rows);
  const structures = leg.structures.map(({ size, groups, clips, items }) => ({
    size,
    groups: groups.map(([layer, parent, blend, register]) => ({ layer, parent, blend, register })),
    clips: clips.map(([layer, parent, register]) => ({ layer, parent, register })),
    followers: [...clips.map(([, , register, lead]) => [register, lead]),
      ...inRuns(leg.rows, items).map((row) => [row.register, row.lead])]
      .filter(([, lead]) => lead !== undefined),
    items: inRuns(leg.rows, items),
  }));
  leg.structures = before.structures.concat(structures);
  const registers = new Float64Array(leg.registers);
  registers.set(before.last);
  const isNew = ({ register }) => register >= before.last.length;
  for (const { register } of rows.filter(isNew)) registers.set(firstItem, register);
  for (const { groups, clips } of structures) {
    for (const { register } of groups.filter(isNew)) registers[register] = 1;
    for (const { register } of clips.filter(isNew)) registers.set(firstClip, register);
  }
  leg.samples = leg.samples.map(([time, kind, structure, changes]) => {
    let register = -1;
    for (let index = 0; index < changes.length; index += 2) {
      register += changes[index];
      registers[register] = changes[index + 1];
    }
    const own = { time, kind, structure: leg.structures[structure], registers: registers.slice() };
    const plane = (first) => registers.subarray(first, first + ITEM.size);
    // The plane of a follower is given relative to that of its lead.
    for (const [follower, lead] of own.structure.followers) {
      own.registers.set(chained(plane(follower), plane(lead)), follower);
    }
    return own;
  });
  leg.last = registers;
  leg.touches = (leg.touches ?? []).map(([end, ...numbers]) => {
    const places = [];
    while (numbers.length > 0) places.push(numbers.splice(0, 3));
    return { isUp: end > 0, places };
  });
  leg.frames = leg.samples.filter((_, index) => !leg.hasMidframes || index % 2 === 0);
  return leg;
}

film.legs.forEach((leg, index) => (
  Object.assign(unpack(leg, film.legs[index - 1]), { index })));

/** The index of the last frame at or before a time; 0 before the first frame. */
function frameIndex(leg, time) {
  let low = 0;
  let high = leg.frames.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (leg.frames[middle].time <= time + tolerance) low = middle + 1; else high = middle;
  }
  return Math.max(low - 1, 0);
}

/** The samples to interpolate at a time, each with its weight; the weights add up to 1. */
function shares(leg, time) {
  const index = frameIndex(leg, time);
  const frame = leg.frames[index];
  const next = leg.frames[index + 1];
  if (!next || time - frame.time <= tolerance) return [[frame, 1]];
  const straight = (from, to) => {
    if (from.kind !== to.kind) return [[from, 1]];
    const share = (time - from.time) / (to.time - from.time);
    return [[from, 1 - share], [to, share]];
  };
  if (!leg.hasMidframes) return straight(frame, next);
  const middle = leg.samples[2 * index + 1];
  if (middle.kind !== frame.kind) {
    return time >= middle.time ? straight(middle, next) : [[frame, 1]];
  }
  if (next.kind !== frame.kind) {
    return time < middle.time ? straight(frame, middle) : [[middle, 1]];
  }
  // Quadratic interpolation through the three samples.
  const [a, b, c] = [frame.time, middle.time, next.time];
  const second = (time - a) * (time - c) / ((b - a) * (b - c));
  const third = (time - a) * (time - b) / ((c - a) * (c - b));
  return [[frame, 1 - second - third], [middle, second], [next, third]];
}

/** The opacities of all groups, and the numbers of all clips and items, at a time of a leg. */
function look(leg, time) {
  const parts = shares(leg, time);
  // A missing group is opaque, so the sample with the most groups gives the structure.
  let base = parts[0][0];
  for (const [sample] of parts) {
    if (sample.structure.groups.length > base.structure.groups.length) base = sample;
  }
  const blend = (table, index, { blended, count }) => {
    const start = base.structure[table][index].register;
    const numbers = base.registers.slice(start, start + count);
    if (parts.length === 1) return numbers;
    numbers.fill(0, 0, blended);
    for (const [sample, share] of parts) {
      const first = sample.structure[table][index].register;
      for (let n = 0; n < blended; n++) numbers[n] += share * sample.registers[first + n];
    }
    return numbers;
  };
  const opacity = ({ layer }) => {
    let sum = 0;
    for (const [sample, share] of parts) {
      const group = sample.structure.groups.find((other) => other.layer === layer);
      sum += share * (group ? sample.registers[group.register] : 1);
    }
    return clamp(sum, 0, 1);
  };
  const { structure } = base;
  return {
    structure,
    groups: structure.groups.map(opacity),
    clips: structure.clips.map((_, index) => blend("clips", index, CLIP)),
    items: structure.items.map((_, index) => blend("items", index, ITEM)),
  };
}
