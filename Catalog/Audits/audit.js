"use strict";

const $ = (id) => document.getElementById(id);
const rows = [...document.querySelectorAll("tbody tr")];
const groups = [...document.querySelectorAll("details.law")];
const columns = [...document.querySelectorAll("thead th")].map((head) => head.dataset.law);

/** The text of each row: its name, its place and the laws that fail in it. */
const texts = new Map(rows.map((row) => [row, [
  row.querySelector("th").textContent,
  ...[...row.querySelectorAll(".failed")].map((cell) => cell.dataset.law),
].join(" ").toLowerCase()]));

/** Shows the failures and the rows that have all words, and of one law if one is chosen. */
function filter() {
  const words = $("words").value.toLowerCase().split(/\s+/).filter(Boolean);
  const law = $("law").value;
  const only = $("only").checked;
  const has = (text) => words.every((word) => text.includes(word));
  let count = 0;
  let total = 0;
  for (const group of groups) {
    const { law: name } = group.dataset;
    let inGroup = 0;
    for (const failure of group.querySelectorAll(".failure")) {
      failure.hidden = !(law === "" || law === name)
        || !has(`${name} ${failure.textContent}`.toLowerCase());
      inGroup += failure.hidden ? 0 : 1;
      total += 1;
    }
    group.hidden = inGroup === 0;
    count += inGroup;
    // A single law that is left needs no further press.
    if (law === name) group.open = true;
  }
  for (const row of rows) {
    const failed = [...row.querySelectorAll(".failed")];
    const fails = failed.some((cell) => law === "" || cell.dataset.law === law);
    row.hidden = !has(texts.get(row)) || !fails && (only || law !== "");
  }
  const seen = new Set(rows.filter((row) => !row.hidden)
    .flatMap((row) => [...row.querySelectorAll(".failed")].map((cell) => cell.dataset.law)));
  const shown = columns.filter((name) => law === "" ? !only || seen.has(name) : name === law);
  for (const cell of document.querySelectorAll("th[data-law], td[data-law]")) {
    cell.hidden = !shown.includes(cell.dataset.law);
  }
  const isFiltered = words.length > 0 || law !== "" || only;
  $("count").textContent = isFiltered ? `${count} of ${total} failures` : "";
  $("none").hidden = count > 0 || rows.some((row) => !row.hidden);
}

/** Unfolds what an address leads to. */
function reveal() {
  const target = $(decodeURIComponent(location.hash.slice(1)));
  for (let part = target; part; part = part.parentElement) {
    if (part.localName === "details") part.open = true;
  }
  target?.scrollIntoView();
}

if ($("filter")) {
  $("filter").hidden = false;
  for (const id of ["words", "law", "only"]) $(id).addEventListener("input", filter);
  filter();
}
addEventListener("hashchange", reveal);
reveal();
