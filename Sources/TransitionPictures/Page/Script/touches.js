// ---- Touches: a disc below each finger ----

/** The time in which the disc of a lifted finger fades, in seconds; a leg may end earlier. */
const fading = 0.15;

/** The fingers of a leg at a time, each as `[x, y, opacity]` of its disc. */
function touches(leg, time) {
  return leg.touches.flatMap(({ isUp, places }) => {
    if (time < places[0][0] - tolerance) return [];
    const [last, ...end] = places.at(-1);
    if (time >= last - tolerance) {
      const opacity = isUp ? 1 - (time - last) / Math.min(fading, leg.duration - last) : 1;
      return opacity > 1e-3 ? [[...end, clamp(opacity, 0, 1)]] : [];
    }
    const index = places.findLastIndex(([start]) => start <= time + tolerance);
    const [[a, x, y], [b, ...next]] = [places[index], places[index + 1]];
    const part = clamp((time - a) / (b - a), 0, 1);
    return [[x + part * (next[0] - x), y + part * (next[1] - y), 1]];
  });
}

/** The disc of a finger: grey, with a white and a dark rim, so that it is seen on any ground. */
function disc([cx, cy, opacity]) {
  return svg("g", { class: "touch", opacity },
    svg("circle", { cx, cy, r: 22 }), svg("circle", { class: "rim", cx, cy, r: 23.5 }));
}
