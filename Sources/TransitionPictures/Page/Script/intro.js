"use strict";

// A page may contain the user's text: insert such text only as text, never as markup.
const $ = (id) => document.getElementById(id);
const clamp = (number, low, high) => Math.min(Math.max(number, low), high);

/** The XML namespace of SVG. */
const namespace = document.querySelector("svg").namespaceURI;

/** Creates an SVG element. */
function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(namespace, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.append(...children);
  return element;
}

/** Sets a style property if its value has changed. */
function put(element, name, value) {
  const known = element.known ??= {};
  if (known[name] === value) return;
  known[name] = value;
  element.style[name] = value;
}
