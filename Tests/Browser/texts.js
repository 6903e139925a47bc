// The texts of the SVG pictures of a page, in points of each picture.
() => [...document.querySelectorAll("svg")].map((svg) => {
  const frame = svg.getBoundingClientRect();
  const scale = frame.width / svg.viewBox.baseVal.width;
  const texts = [...svg.querySelectorAll("text")].map((text) => {
    const box = text.getBoundingClientRect();
    return {
      text: text.textContent,
      // The advance width, without the rounding of the box.
      length: text.getComputedTextLength(),
      // The others are parts of a screen that the picture shows.
      isCaption: text.closest("[clip-path], defs") === null,
      box: [box.left - frame.left, box.top - frame.top, box.width, box.height]
        .map((length) => length / scale),
    };
  });
  return { size: [frame.width / scale, frame.height / scale], texts };
})
