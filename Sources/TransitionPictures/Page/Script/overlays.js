// ---- Overlays: outlines, and the motion paths of the centers of layers ----

/** A hue for a layer: the golden angle separates the hues of consecutive layers. */
const hue = (layer) => Math.round(layer * 137.508) % 360;

/** The corners of an item, or null if one corner is behind the eye. */
function corners(numbers) {
  const [width, height] = [numbers[ITEM.size], numbers[ITEM.size + 1]];
  const places = [[0, 0], [width, 0], [width, height], [0, height]]
    .map(([x, y]) => landing(numbers, x, y));
  return places.includes(null) ? null : places;
}

/** A name for people: that of the app, or else the words of the type: "post card". */
function plain(name) {
  const own = /'(.+)'$/.exec(name);
  if (own) return own[1];
  const words = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return words.replace(/(.) (?:view|layer)$/, "$1");
}

const short = (place) => place.map((length) => +length.toFixed(2)).join();

function outlines({ structure, items }) {
  const named = new Set();
  return structure.items.map((item, index) => {
    const places = corners(items[index]);
    if (!places) return svg("g");
    const frame = svg("g", { style: `--hue: ${hue(item.layer)}` },
      svg("polygon", { points: places.map(short).join(" ") }));
    const [x, y] = places.reduce((one, other) => (
      other[1] < one[1] - 1 || (other[1] < one[1] + 1 && other[0] < one[0]) ? other : one));
    // Names at the same place would cover each other, so only the first name is shown.
    const place = `${Math.round(x / 24)} ${Math.round(y / 10)}`;
    if (!named.has(place)) {
      // The name of a small item is above the item, because it would cover the item.
      const isSmall = Math.max(...places.map((place) => place[1])) - y < 34;
      frame.append(svg("text", {
        x: clamp(x + (isSmall ? 0 : 3), 3, structure.size[0]),
        y: clamp(y + (isSmall ? -2.5 : 10), 10, structure.size[1] - 3),
      }, plain(item.name)));
      named.add(place);
    }
    return frame;
  });
}

/** The motion paths of the layers of a leg; of parallel paths, only the largest layer's. */
function ways(leg) {
  const found = new Map();
  const frames = new Set(leg.frames);
  for (const sample of leg.samples) {
    for (const { layer, part, register } of sample.structure.items) {
      if (part !== "body") continue;
      const numbers = sample.registers.subarray(register, register + ITEM.count);
      const [width, height] = [numbers[ITEM.size], numbers[ITEM.size + 1]];
      const middle = landing(numbers, width / 2, height / 2);
      if (!middle) continue;
      if (!found.has(layer)) found.set(layer, { layer, area: 0, places: [] });
      const way = found.get(layer);
      way.area = Math.max(way.area, width * height);
      way.places.push({ middle, isFrame: frames.has(sample) });
    }
  }
  const kept = new Map();
  for (const way of [...found.values()].sort((one, other) => other.area - one.area)) {
    const [left, top] = way.places[0].middle;
    const moves = way.places.map(({ middle: [x, y] }) => [x - left, y - top]);
    if (!moves.some(([x, y]) => Math.hypot(x, y) > 1)) continue;
    const shape = moves.map((move) => move.map(Math.round).join()).join(" ");
    if (!kept.has(shape)) kept.set(shape, way);
  }
  return [...kept.values()];
}

function paths(leg, { structure, items }) {
  leg.ways ??= ways(leg);
  return leg.ways.map(({ layer, places }) => {
    const way = svg("g", { style: `--hue: ${hue(layer)}` }, svg("polyline", {
      points: places.map(({ middle }) => short(middle)).join(" "),
    }));
    // One dot for each frame; a fast movement has dots far apart.
    for (const { middle: [cx, cy], isFrame } of places) {
      if (isFrame) way.append(svg("circle", { cx, cy, r: 1.6 }));
    }
    const index = structure.items.findIndex((item) => item.layer === layer);
    const numbers = items[index];
    const now = numbers && landing(numbers, numbers[ITEM.size] / 2, numbers[ITEM.size + 1] / 2);
    if (now) way.append(svg("circle", { class: "now", cx: now[0], cy: now[1], r: 5 }));
    return way;
  });
}
