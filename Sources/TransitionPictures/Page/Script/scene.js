// ---- The scene: the elements of groups, clips and items ----

/** The indices of an entry of a table and its ancestors, outermost first. */
function path(table, index) {
  const path = [];
  for (let next = index; next >= 0; next = table[next].parent) path.unshift(next);
  return path;
}

/** The bounding box of some items in a plane: left, top, right and bottom. */
function reach(items, inverse) {
  const places = items.flatMap((numbers) => {
    const [width, height] = [numbers[ITEM.size], numbers[ITEM.size + 1]];
    // A path may extend beyond its layer; 1000 points are assumed to be enough.
    const more = film.contents[numbers[ITEM.contents] - 1]?.[0] === "shape" ? 1000 : 0;
    const [right, bottom] = [width + more, height + more];
    return [[-more, -more], [right, -more], [-more, bottom], [right, bottom]]
      .map(([x, y]) => landing(chained(numbers, inverse), x, y) ?? [0, 0]);
  });
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Creates an empty `div` with a class. */
function block(name) {
  const element = document.createElement("div");
  element.className = name;
  return element;
}

/**
 * The elements of one structure. Each element has a transform in the space of its wrapper, from
 * plane to plane, so the browser's own perspective is not used.
 */
class Scene {
  constructor(structure) {
    this.structure = structure;
    this.element = block("scene");
    this.wrappers = [];
    this.items = [];
    /** The mask of each masked group: its `mask` element, and the indices of its items. */
    this.masks = new Map();
    const open = [{ wrapper: { holder: this.element, inverse: identity } }];
    structure.items.forEach((item, index) => {
      const groups = path(structure.groups, item.group);
      const mask = groups.find((group) => structure.groups[group].blend === "mask");
      if (mask !== undefined) return this.addMask(mask, index);
      // Clips are inside groups, because the order of clipping and fading does not matter.
      const keys = groups.map((group) => `group ${group}`)
        .concat(path(structure.clips, item.clip).map((clip) => `clip ${clip}`));
      let depth = 0;
      while (depth < keys.length && open[depth + 1]?.key === keys[depth]) depth++;
      open.length = depth + 1;
      for (const key of keys.slice(depth)) {
        open.push({ key, wrapper: this.addWrapper(key, open.at(-1).wrapper) });
      }
      this.addItem(item, index, open.at(-1).wrapper);
    });
  }

  addWrapper(key, parent) {
    const [kind, index] = key.split(" ");
    const wrapper = { kind, index: +index, parent, element: block(kind), inverse: null };
    if (kind === "group" && this.structure.groups[index].blend === "plus") {
      wrapper.element.style.mixBlendMode = "plus-lighter";
    }
    // The holder shifts the origin: a masked element does not begin at the origin of its plane.
    wrapper.holder = block("holder");
    wrapper.element.append(wrapper.holder);
    parent.holder.append(wrapper.element);
    this.wrappers.push(wrapper);
    return wrapper;
  }

  addItem(item, index, parent) {
    const element = block("item");
    element.dataset.layer = item.layer;
    element.dataset.part = item.part;
    parent.holder.append(element);
    this.items.push({ item, index, parent, element, painted: "" });
  }

  addMask(mask, index) {
    // A mask of a mask is left out.
    const masks = path(this.structure.groups, this.structure.items[index].group)
      .filter((group) => this.structure.groups[group].blend === "mask");
    if (masks.length > 1) return;
    const masked = this.structure.groups[mask].parent;
    if (!this.masks.has(masked)) {
      const element = svg("mask", {
        id: `mask-${++lastID}`, maskUnits: "userSpaceOnUse", style: "mask-type: alpha",
        x: -1e4, y: -1e4, width: 2e4, height: 2e4,
      });
      this.element.append(svg("svg", { class: "paint" }, element));
      this.masks.set(masked, { mask, element, indices: [] });
    }
    this.masks.get(masked).indices.push(index);
  }

  /** Draws the result of `look`, which must have the structure of the scene. */
  draw(look) {
    for (const wrapper of this.wrappers) this.place(wrapper, look);
    for (const entry of this.items) this.show(entry, look.items[entry.index]);
  }

  place(wrapper, look) {
    const { kind, index, parent, element } = wrapper;
    wrapper.inverse = null;
    if (!parent.inverse) return;
    const mask = kind === "group" && this.masks.get(index);
    if (kind === "group") put(element, "opacity", `${look.groups[index]}`);
    if (kind === "group" && !mask) {
      wrapper.inverse = parent.inverse;
      return;
    }
    // An SVG mask is flat, so masked content is drawn in the plane of the mask and then placed.
    const numbers = mask ? look.items[mask.indices[0]] : look.clips[index];
    const place = mask ? ITEM.size : CLIP.size;
    wrapper.inverse = inverted(numbers, ...numbers.slice(place, place + 2));
    // Content in a plane that is seen from its edge is not visible.
    put(element, "display", wrapper.inverse ? "" : "none");
    if (!wrapper.inverse) return;
    put(element, "transform", css(chained(numbers, parent.inverse)));
    if (mask) return this.applyMask(wrapper, mask, look);
    const [width, height] = [numbers[CLIP.size], numbers[CLIP.size + 1]];
    const d = rounded(width, height, numbers[CLIP.radius], numbers[CLIP.corners]);
    put(element, "clipPath", `path("${d}")`);
  }

  /** Draws a mask; the masked element is a box around it, because nothing shows outside. */
  applyMask({ element, holder, inverse }, { mask, element: stencil, indices }, look) {
    const [left, top, right, bottom] = reach(indices.map((index) => look.items[index]), inverse);
    Object.assign(element.style, {
      left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px`,
      transformOrigin: `${-left}px ${-top}px`, maskImage: `url(#${stencil.id})`,
      clipPath: "inset(0)",
    });
    holder.style.transform = `translate(${-left}px, ${-top}px)`;
    stencil.replaceChildren(svg("g", {
      opacity: look.groups[mask], transform: `translate(${-left} ${-top})`,
    }, ...indices.map((index) => this.stencil(index, mask, look, inverse))));
  }

  show(entry, numbers) {
    const { item, parent, element } = entry;
    if (!parent.inverse) return;
    put(element, "width", `${numbers[ITEM.size]}px`);
    put(element, "height", `${numbers[ITEM.size + 1]}px`);
    put(element, "transform", css(chained(numbers, parent.inverse)));
    put(element, "opacity", `${clamp(numbers[ITEM.opacity], 0, 1)}`);
    const painted = numbers.slice(ITEM.size).with(ITEM.opacity - ITEM.size, 0).join();
    if (painted === entry.painted) return;
    entry.painted = painted;
    element.replaceChildren(svg("svg", { class: "paint" }, ...paint(item, numbers)));
    const cast = shadow(item, numbers);
    if (cast) element.prepend(cast);
  }

  /** The drawing of one item of a mask. */
  stencil(index, mask, look, inverse) {
    const item = this.structure.items[index];
    const numbers = look.items[index];
    const matrix = (map) => {
      const [a, b, c, d, e, f, , , i] = chained(map, inverse);
      return `matrix(${[a, d, b, e, c, f].map((entry) => entry / i).join(" ")})`;
    };
    const inner = path(this.structure.groups, item.group).filter((group) => group > mask);
    let element = svg("g", {
      transform: matrix(numbers),
      opacity: inner.reduce((sum, group) => sum * look.groups[group], numbers[ITEM.opacity]),
    }, ...paint(item, numbers));
    for (const clip of path(this.structure.clips, item.clip)) {
      const shape = look.clips[clip];
      const d = rounded(
        shape[CLIP.size], shape[CLIP.size + 1], shape[CLIP.radius], shape[CLIP.corners]);
      const id = `clip-${++lastID}`;
      element = svg("g", {},
        svg("clipPath", { id }, svg("path", { d, transform: matrix(shape) })),
        svg("g", { "clip-path": `url(#${id})` }, element));
    }
    return element;
  }

  /** The frame and opacity of each item as the browser shows it, in points of the screen. */
  layers() {
    const frame = this.element.getBoundingClientRect();
    const scale = frame.width / this.structure.size[0];
    return this.items.map(({ item, element }) => {
      const box = element.getBoundingClientRect();
      let opacity = 1;
      for (let next = element; next !== this.element; next = next.parentElement) {
        opacity *= getComputedStyle(next).opacity;
      }
      return {
        layer: item.layer, part: item.part, name: item.name, opacity,
        rect: [box.left - frame.left, box.top - frame.top, box.width, box.height]
          .map((length) => length / scale),
      };
    });
  }
}
