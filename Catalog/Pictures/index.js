"use strict";

// What needs this script is hidden until it runs.
document.documentElement.classList.add("js");

const $ = (id) => document.getElementById(id);
const groups = [...document.querySelectorAll("main section")].map((section) => {
  const cards = [...section.querySelectorAll("li")];
  const title = section.querySelector("h2").textContent;
  const link = document.querySelector(`nav a[href="#${section.id}"]`);
  return { section, link, cards: cards.map((card) => (
    { card, words: `${title} ${card.textContent}`.toLowerCase() })) };
});
const all = groups.flatMap((group) => group.cards);

/** Says something to a screen reader. */
function announce(text) { $("status").textContent = text; }

/** Shows the samples that have all words of the filter. */
function filter() {
  const wanted = $("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { section, link, cards } of groups) {
    let inGroup = 0;
    for (const { card, words } of cards) {
      card.hidden = !wanted.every((word) => words.includes(word));
      inGroup += card.hidden ? 0 : 1;
    }
    section.hidden = inGroup === 0;
    link.parentElement.hidden = section.hidden;
    count += inGroup;
  }
  $("count").textContent = wanted.length > 0 ? `${count} of ${all.length}` : "";
  $("none").hidden = count > 0;
  announce(wanted.length > 0 ? `${count} of ${all.length} transitions` : "");
}

/** Plays the picture of one card, or of none. */
function play(picture) {
  for (const other of document.querySelectorAll(".picture[aria-pressed=true]")) {
    if (other !== picture) other.setAttribute("aria-pressed", "false");
  }
  if (!picture) return;
  const isPlaying = picture.getAttribute("aria-pressed") === "true";
  picture.setAttribute("aria-pressed", String(!isPlaying));
}

/** Copies the code of a card; without a clipboard it is selected, so that a key can copy it. */
async function copy(button) {
  const code = button.parentElement.querySelector("code");
  getSelection().selectAllChildren(code);
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    isCopied = document.execCommand("copy");
  }
  button.textContent = isCopied ? "Copied" : "Selected";
  announce(isCopied ? "Copied" : "Selected: copy it with your keyboard");
  setTimeout(() => { button.textContent = "Copy"; }, 2000);
}

document.addEventListener("click", (event) => {
  const picture = event.target.closest(".picture");
  if (picture) play(picture);
  const button = event.target.closest(".copy");
  if (button) copy(button);
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") play(null); });
$("filter").addEventListener("input", filter);
addEventListener("pageshow", filter);

// A reader in the dark gets the pages in which the sample runs in the dark.
const dark = matchMedia("(prefers-color-scheme: dark)");
function address() {
  for (const link of document.querySelectorAll("h3 a")) {
    const name = link.closest("li").id;
    link.setAttribute("href", dark.matches ? `${name}-dark.html` : `${name}.html`);
  }
}
dark.addEventListener("change", address);
address();

// The link of the group that is read is marked.
const seen = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) target.isRead = isIntersecting;
  const now = groups.find(({ section }) => section.isRead && !section.hidden);
  for (const group of groups) {
    if (group !== now) group.link.removeAttribute("aria-current");
    else if (!group.link.hasAttribute("aria-current")) {
      group.link.setAttribute("aria-current", "true");
      const list = group.link.closest("ul");
      list.scrollTo({ left: group.link.offsetLeft - list.offsetLeft - 24 });
    }
  }
}, { rootMargin: "-30% 0px -69% 0px" });
for (const { section } of groups) seen.observe(section);
