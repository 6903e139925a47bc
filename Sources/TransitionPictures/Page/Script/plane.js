// ---- Planes: a map is three rows of a matrix for (x, y, 1), from one plane to another ----

const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** The map that applies `first` and then `second`. */
function chained(first, second) {
  const product = [];
  for (let row = 0; row < 9; row += 3) {
    for (let column = 0; column < 3; column++) {
      product.push(second[row] * first[column] + second[row + 1] * first[column + 3]
        + second[row + 2] * first[column + 6]);
    }
  }
  return product;
}

/**
 * The inverse of a map; null if the map is singular, or if the plane of a layer with this size
 * is seen from its edge: rounding decides what a square point in its middle would cover then.
 */
function inverted([a, b, c, d, e, f, g, h, i], width, height) {
  const [x, y, z] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const volume = a * x + b * y + c * z;
  const factor = 1 / volume;
  if (!Number.isFinite(factor) || factor === 0) return null;
  const depth = (g * width + h * height) / 2 + i;
  if (Math.abs(volume) < 1e-7 * Math.abs(depth) ** 3) return null;
  return [x, c * h - b * i, b * f - c * e, y, a * i - c * g, c * d - a * f, z, b * g - a * h,
    a * e - b * d].map((entry) => entry * factor);
}

/** The image of a point, or null if the image is behind the eye. */
function landing(map, x, y) {
  const depth = map[6] * x + map[7] * y + map[8];
  if (!(depth > 1e-9)) return null;
  return [(map[0] * x + map[1] * y + map[2]) / depth, (map[3] * x + map[4] * y + map[5]) / depth];
}

/** A map as a CSS transform, with its perspective. */
function css([a, b, c, d, e, f, g, h, i]) {
  if (g === 0 && h === 0) {
    // A plane behind the eye is not visible.
    return i > 0 ? `matrix(${[a, d, b, e, c, f].map((entry) => entry / i)})` : "scale(0)";
  }
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i]})`;
}
