// The state of a player page at an instant: the box and the opacity of each item, in points.
(time) => {
  const player = window.transitioning;
  player.seek(time);
  const screen = document.querySelector(".scene");
  const frame = screen.getBoundingClientRect();
  const scale = frame.width / screen.offsetWidth;
  const items = [...document.querySelectorAll("[data-layer]")].map((element) => {
    const box = element.getBoundingClientRect();
    let opacity = 1;
    for (let next = element; next !== screen; next = next.parentElement) {
      opacity *= Number(getComputedStyle(next).opacity);
    }
    return {
      layer: Number(element.dataset.layer), part: element.dataset.part, opacity,
      box: [box.left - frame.left, box.top - frame.top, box.width, box.height]
        .map((length) => length / scale),
    };
  });
  return { size: [screen.offsetWidth, screen.offsetHeight], items };
}
