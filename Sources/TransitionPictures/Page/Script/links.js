// ---- Links: the words of the filter of an index ----

// An index may have given the words of its filter: they stay in the addresses of its other pages, and
// come back to it.
const filtered = new URLSearchParams(location.search).get("q");
if (filtered) {
  for (const link of document.querySelectorAll(".neighbors a, .choices a")) {
    link.search = new URLSearchParams({ q: filtered });
  }
}
