// ---- Paint: the drawing of one item, in the item's own space ----

let lastID = 0;

function color(numbers, first = 0) {
  const part = (index) => +(clamp(numbers[first + index], 0, 1) * 255).toFixed(2);
  return `rgb(${part(0)} ${part(1)} ${part(2)} / ${clamp(numbers[first + 3], 0, 1)})`;
}

/** The outline of a rectangle with some rounded corners, inset by `inset`. */
function rounded(width, height, radius, corners, inset = 0) {
  const limit = Math.max(Math.min(width, height) / 2, 0);
  const r = (bit) => corners & bit ? Math.max(Math.min(radius, limit) - inset, 0) : 0;
  const [tl, tr, bl, br] = [r(1), r(2), r(4), r(8)];
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const arc = (r, x, y) => r > 0 ? `A${r} ${r} 0 0 1 ${x} ${y}` : "";
  return `M${left + tl} ${top}H${right - tr}${arc(tr, right, top + tr)}V${bottom - br}`
    + `${arc(br, right - br, bottom)}H${left + bl}${arc(bl, left, bottom - bl)}V${top + tl}`
    + `${arc(tl, left + tl, top)}Z`;
}

function words([, lines, em, weight, paint, side], width, height) {
  const top = (height - lines.length * 1.2 * em) / 2;
  const [x, anchor] = side === "left" ? [0, "start"]
    : side === "center" ? [width / 2, "middle"] : [width, "end"];
  return lines.map((text, index) => svg("text", {
    x, y: top + (1.2 * index + 0.94668) * em, "text-anchor": anchor,
    "font-size": em, "font-weight": weight, fill: paint,
  }, text));
}

function outline([, d, rule, fill, stroked, stroke, width, cap, join, limit, dashes, phase]) {
  const paths = [];
  if (fill) paths.push(svg("path", { d, "fill-rule": rule, fill }));
  if (stroke && width > 0) {
    paths.push(svg("path", {
      d: stroked ?? d, fill: "none", stroke, "stroke-width": width,
      "stroke-linecap": cap, "stroke-linejoin": join, "stroke-miterlimit": limit,
      "stroke-dasharray": dashes.join(" ") || "none", "stroke-dashoffset": phase,
    }));
  }
  return paths;
}

/** A gradient element with an ID, for use as a fill. */
function gradient(name, attributes, stops) {
  return svg(name, { id: `paint-${++lastID}`, ...attributes },
    ...stops.map(([offset, paint]) => svg("stop", { offset, "stop-color": paint })));
}

function blend([, type, start, end, stops], d, width, height) {
  const [x, y] = [start[0] * width, start[1] * height];
  const [right, down] = [end[0] * width - x, end[1] * height - y];
  const filled = (paint) => [paint, svg("path", { d, fill: `url(#${paint.id})` })];
  if (type === "axial" && (right || down)) {
    return filled(gradient("linearGradient", {
      gradientUnits: "userSpaceOnUse", x1: x, y1: y, x2: x + right, y2: y + down,
    }, stops));
  }
  if (type === "radial" && right && down) {
    return filled(gradient("radialGradient", {
      gradientUnits: "userSpaceOnUse", cx: 0, cy: 0, r: 1,
      gradientTransform: `matrix(${Math.abs(right)} 0 0 ${Math.abs(down)} ${x} ${y})`,
    }, stops));
  }
  if (type === "conic") {
    const cone = document.createElement("div");
    const colors = stops.map(([place, paint]) => `${paint} ${place * 100}%`);
    if (colors.length === 1) colors.push(colors[0]);
    const turn = Math.atan2(down, right) + Math.PI / 2;
    cone.style.cssText = `width:${width}px;height:${height}px;clip-path:path("${d}")`;
    cone.style.background = `conic-gradient(from ${turn}rad at ${x}px ${y}px, ${colors})`;
    return [svg("foreignObject", { width, height }, cone)];
  }
  if (stops.length === 0) return [];
  return [svg("path", { d, fill: stops[stops.length - 1][1] })];
}

function contents(entry, d, width, height) {
  switch (entry[0]) {
  case "text": return words(entry, width, height);
  case "shape": return outline(entry);
  case "gradient": return blend(entry, d, width, height);
  default: {
    const diagonal = gradient("linearGradient", { x1: 0, y1: 0, x2: 1, y2: 1 },
      [[0, entry[2]], [1, entry[3]]]);
    const picture = svg("rect", { width, height, fill: `url(#${diagonal.id})` });
    picture.append(svg("title", {}, entry[1]));
    return [diagonal, picture];
  }
  }
}

/** The fill, contents and border of an item. */
function paint({ paints }, numbers) {
  const [width, height] = [numbers[ITEM.size], numbers[ITEM.size + 1]];
  const entry = film.contents[numbers[ITEM.contents] - 1];
  if (!(width > 0 && height > 0)) return entry?.[0] === "shape" ? outline(entry) : [];
  const [radius, corners] = [numbers[ITEM.radius], numbers[ITEM.corners]];
  const d = rounded(width, height, radius, corners);
  const parts = [];
  if (paints & 1) parts.push(svg("path", { d, fill: color(numbers, ITEM.fill) }));
  if (entry) parts.push(...contents(entry, d, width, height));
  const line = numbers[ITEM.borderWidth];
  if (paints & 2 && line > 0) {
    const hole = 2 * line < Math.min(width, height)
      ? rounded(width, height, radius, corners, line) : "";
    parts.push(svg("path", {
      d: d + hole, "fill-rule": "evenodd", fill: color(numbers, ITEM.border),
    }));
  }
  return parts;
}

/** The shadow of an item, or null if the item has none. */
function shadow({ paints }, numbers) {
  if (!(paints & 4)) return null;
  const [, path, rule] = film.contents[numbers[ITEM.caster] - 1] ?? [];
  const [width, height] = [numbers[ITEM.size], numbers[ITEM.size + 1]];
  if (path === undefined && !(width > 0 && height > 0)) return null;
  const d = path ?? rounded(width, height, numbers[ITEM.radius], numbers[ITEM.corners]);
  const [x, y] = [numbers[ITEM.offset], numbers[ITEM.offset + 1]];
  const cast = svg("svg", { class: "paint" }, svg("path", {
    d, "fill-rule": rule ?? "nonzero", fill: color(numbers, ITEM.shadow),
    transform: `translate(${x} ${y})`,
  }));
  if (numbers[ITEM.blur] > 0) cast.style.filter = `blur(${numbers[ITEM.blur]}px)`;
  return cast;
}
