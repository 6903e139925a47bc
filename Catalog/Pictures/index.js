"use strict";

// What needs this script is hidden until it runs.
document.documentElement.classList.add("js");

const $ = (id) => document.getElementById(id);
const groups = [...document.querySelectorAll("main section")].map((section) => {
  const cards = [...section.querySelectorAll("li")];
  const title = section.querySelector("h2").textContent;
  const link = document.querySelector(`nav a[href="#${section.id}"]`);
  return { section, link, cards: cards.map((card) => (
    { card, words: `${title} ${card.textContent} ${card.dataset.also ?? ""}`.toLowerCase() })) };
});
const all = groups.flatMap((group) => group.cards);
const field = $("filter");

/** Says something to a screen reader. */
function announce(text) { $("status").textContent = text; }

/** The words of the filter, which all shown samples have. */
function wantedWords() { return field.value.toLowerCase().split(/\s+/).filter(Boolean); }

/** Shows the samples that have all words of the filter. */
function filter() {
  const wanted = wantedWords();
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
  const guess = count > 0 ? null : near(wanted);
  $("near").hidden = guess === null;
  if (guess !== null) {
    const link = $("near").querySelector("a");
    link.textContent = guess;
    link.href = query(guess);
  }
  announce(wanted.length === 0 ? "" : `${count} of ${all.length} transitions${
    guess === null ? "" : `, did you mean ${guess}?`}`);
  address();
}

/** The words of all names, titles and other names, which a mistyped word may mean. */
const known = (() => {
  const words = new Set();
  for (const { card } of all) {
    const text = `${card.id} ${card.querySelector("h3").textContent} ${card.dataset.also ?? ""}`;
    // The title of an adoption is one word of several: `.circularReveal`.
    const parts = text.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().match(/[a-z]{3,}/g);
    for (const word of parts) words.add(word);
  }
  return [...words];
})();

/** The words with the nearest known one for each that no sample has; null if there is none. */
function near(wanted) {
  const words = wanted.map((word) => {
    if (all.some((entry) => entry.words.includes(word))) return word;
    // A short word of other letters is another word.
    const most = word.length < 5 ? 1 : 2;
    let best = null;
    for (const other of known) {
      const away = distance(word, other) + (other[0] === word[0] ? 0 : 0.5);
      if (away < (best?.away ?? most + 0.6)) best = { away, other };
    }
    return best?.other ?? null;
  });
  const isFound = all.some((entry) => words.every((word) => entry.words.includes(word)));
  return isFound ? words.join(" ") : null;
}

/** The number of letters to insert, delete, replace or exchange with the next. */
function distance(one, other) {
  const rows = [[...Array(other.length + 1).keys()]];
  for (let i = 1; i <= one.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min(
        rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (isSame ? 0 : 1));
      const isTurned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isTurned) least = Math.min(least, rows[i - 2][j - 2] + 1);
      rows[i].push(least);
    }
  }
  return rows[one.length][other.length];
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

/** Goes to the only sample that is shown, or to the title of the first, which a second press opens. */
function enter() {
  const titles = all.filter(({ card }) => !card.hidden)
    .map(({ card }) => card.querySelector("h3 a"));
  if (titles.length === 1) titles[0].click();
  else titles[0]?.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
  const isInField = event.target === field;
  if (event.key === "/" && !isInField) {
    event.preventDefault();
    field.focus();
    field.select();
  } else if (event.key === "Enter" && isInField && wantedWords().length > 0) {
    enter();
  } else if (event.key === "Escape") {
    const isPlaying = document.querySelector(".picture[aria-pressed=true]") !== null;
    play(null);
    if (field.value === "" || isPlaying && !isInField) return;
    event.preventDefault();
    field.value = "";
    filter();
  }
});
field.addEventListener("input", () => {
  filter();
  // What is found begins below the bar, also where the page was scrolled before.
  if ($("list").getBoundingClientRect().top < 0) $("list").scrollIntoView();
});

/** The part of an address that has the words of the filter; empty for none. */
function query(words) { return words ? `?${new URLSearchParams({ q: words })}` : ""; }

/** Reads the words of the filter from the address, at first and on the way back. */
function read() {
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  filter();
}
addEventListener("popstate", read);

// A reader in the dark gets the pages in which the sample runs in the dark. The words of the filter are
// in the addresses: a page of a sample gives them back to the index.
const dark = matchMedia("(prefers-color-scheme: dark)");
function address() {
  const search = query(field.value.trim());
  for (const link of document.querySelectorAll("h3 a")) {
    const name = link.closest("li").id;
    link.setAttribute("href", `${name}${dark.matches ? "-dark" : ""}.html${search}`);
  }
  if (location.search !== search) {
    history.replaceState(history.state, "", location.pathname + search + location.hash);
  }
}
dark.addEventListener("change", address);
read();

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
