import HeadlessViews

/// The style sheet of the page: dark in the reader's dark mode, one column on a narrow screen.
enum PlayerStyle {
  private static let code =
    "ui-monospace, \"SF Mono\", Menlo, Consolas, \"DejaVu Sans Mono\", monospace"

  static let text = #"""
    :root {
      color-scheme: light dark;
      --page: #f5f4f7; --card: #ffffff; --ink: #1c1b20; --soft: #5d5a66; --line: #dedbe4;
      --accent: #5b48c2; --on-accent: #ffffff; --wash: #ece9fa; --case: #17161b; --edge: #3a3840;
      --glow: 0 18px 50px -12px rgb(30 20 60 / 0.28);
      --decision: #6a3fb5; --lifecycle: #1a5499; --transition: #155f3c;
      --accessibility: #8c5300; --diagnostic: #b3261e;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #121116; --card: #1c1a21; --ink: #ebe8f0; --soft: #a5a0b1; --line: #35323d;
        --accent: #b9adff; --on-accent: #1d1640; --wash: #2b2740; --case: #050506; --edge: #4a4753;
        --glow: 0 18px 50px -12px rgb(0 0 0 / 0.7);
        --decision: #cdb3ff; --lifecycle: #9cc4ff; --transition: #86d9ac;
        --accessibility: #f5be6e; --diagnostic: #ffaaa2;
      }
    }
    *, ::before, ::after { box-sizing: border-box; }
    body {
      margin: 0; background: var(--page); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      -webkit-text-size-adjust: 100%;
    }
    main { max-width: 1120px; margin: 0 auto; padding: 28px clamp(16px, 4vw, 40px) 56px; }
    header { max-width: 60ch; margin-bottom: 28px; }
    h1 { margin: 0; font-size: clamp(1.6rem, 1.2rem + 1.6vw, 2.2rem); line-height: 1.15; letter-spacing: -0.02em; font-weight: 680; overflow-wrap: anywhere; }
    header p { margin: 8px 0 0; color: var(--soft); text-wrap: pretty; overflow-wrap: anywhere; }
    h2 { margin: 0 0 10px; font-size: 1rem; font-weight: 640; overflow-wrap: anywhere; }
    h3 { margin: 0; padding: 10px 18px 4px; font-size: 0.8125rem; font-weight: 600; color: var(--soft); }

    nav { display: flex; flex-wrap: wrap; gap: 8px; }
    nav a { padding: 6px 12px; border-radius: 999px; border: 1px solid var(--line); background: var(--card); color: inherit; font-size: 0.875rem; text-decoration: none; overflow-wrap: anywhere; }
    nav a:hover { border-color: var(--accent); }
    nav a[aria-current] { background: var(--wash); border-color: var(--accent); font-weight: 600; }
    .neighbors { margin: 0 0 22px -12px; gap: 2px; }
    .neighbors a { border-color: transparent; background: none; color: var(--soft); }
    .neighbors a:first-child { margin-inline-end: auto; }
    .neighbors a:hover { color: var(--accent); }
    .choices { margin: -8px 0 28px; }
    .topic { margin: 0 0 4px; font-size: 0.8125rem; font-weight: 600; color: var(--accent); }
    .code { display: flex; align-items: center; gap: 10px; width: fit-content; max-width: 100%; margin: 14px 0 0; padding: 8px 8px 8px 14px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
    .code code { flex: 1; min-width: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.8125rem/1.5 \#(code); }
    .code button { flex: none; min-width: 5.4em; padding: 6px 12px; border-radius: 8px; background: var(--wash); color: var(--ink); font-size: 0.8125rem; font-weight: 600; }
    .code button:hover { background: var(--accent); color: var(--on-accent); }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

    .bench { display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); }
    .view { display: grid; justify-items: center; }
    .device {
      --room: min(var(--w) * 1px, 100vw - 60px, (100svh - 400px) * var(--w) / var(--h));
      --glass: max(160px, var(--room));
      padding: 10px; background: var(--case);
      box-shadow: inset 0 0 0 1.5px var(--edge), var(--glow);
      border-radius: calc(var(--glass) * var(--round) + 10px);
    }
    .glass {
      position: relative; overflow: hidden; width: var(--glass); aspect-ratio: var(--w) / var(--h);
      border-radius: calc(var(--glass) * var(--round)); background: #000;
    }
    .empty .glass { background: #8885; }
    #screen { position: absolute; left: 0; top: 0; transform-origin: 0 0; overflow: hidden; }
    .scene { position: absolute; inset: 0; overflow: hidden; isolation: isolate; color: #000; background: #fff; }
    .group { position: absolute; inset: 0; isolation: isolate; transform-origin: 0 0; }
    .holder { position: absolute; left: 0; top: 0; }
    .clip, .item { position: absolute; left: 0; top: 0; transform-origin: 0 0; }
    .clip { width: 0; height: 0; }
    .paint { position: absolute; left: 0; top: 0; width: 1px; height: 1px; overflow: visible; }
    .paint text {
      font-family: \#(FontMetrics.families); font-kerning: none; font-variant-ligatures: none;
      white-space: pre; tab-size: 1; user-select: none; text-rendering: geometricPrecision;
    }
    .overlay { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
    .overlay g { --tone: oklch(0.55 0.19 var(--hue)); }
    .overlay polygon { fill: none; stroke: var(--tone); stroke-width: 1.25; vector-effect: non-scaling-stroke; }
    .overlay polyline { fill: none; stroke: var(--tone); stroke-width: 1.5; stroke-linejoin: round; vector-effect: non-scaling-stroke; opacity: 0.75; }
    .overlay circle { fill: var(--tone); }
    .overlay .now { fill: #fff; stroke: var(--tone); stroke-width: 2.5; }
    .overlay text { font-size: 9px; font-weight: 600; fill: var(--tone); stroke: #fff; stroke-width: 2.5; paint-order: stroke; }

    .panel, .story { background: var(--card); border: 1px solid var(--line); border-radius: 18px; padding: 18px; min-width: 0; }
    .readout { display: flex; align-items: baseline; justify-content: space-between; gap: 12px; font-variant-numeric: tabular-nums; }
    #clock { font-size: 1.75rem; font-weight: 620; letter-spacing: -0.02em; line-height: 1.2; }
    #count { color: var(--soft); font-size: 0.875rem; }
    input[type=range] {
      appearance: none; width: 100%; height: 28px; margin: 6px 0 2px; background: none; cursor: pointer;
      --track: linear-gradient(90deg, var(--accent) calc(var(--part, 0) * 100%), var(--line) 0);
    }
    input[type=range]::-webkit-slider-runnable-track { height: 6px; border-radius: 3px; background: var(--track); }
    input[type=range]::-moz-range-track { height: 6px; border-radius: 3px; background: var(--track); }
    input[type=range]::-webkit-slider-thumb { appearance: none; width: 20px; height: 20px; margin-top: -7px; border-radius: 50%; background: var(--accent); border: 3px solid var(--card); box-shadow: 0 0 0 1px var(--accent); }
    input[type=range]::-moz-range-thumb { width: 16px; height: 16px; border-radius: 50%; background: var(--accent); border: 3px solid var(--card); box-shadow: 0 0 0 1px var(--accent); }

    button, summary, .speeds span { font: inherit; color: inherit; -webkit-tap-highlight-color: transparent; }
    button { border: 0; background: none; cursor: pointer; }
    button:disabled { opacity: 0.35; cursor: default; }
    :focus-visible, .speeds input:focus-visible + span { outline: 2.5px solid var(--accent); outline-offset: 2px; }
    button svg { width: 22px; height: 22px; fill: currentColor; display: block; }
    button svg .line { fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linejoin: round; stroke-linecap: round; }

    .legs { display: flex; gap: 4px; }
    .legs button { flex: 1 1 0; min-width: 0; padding: 6px 10px 7px; border-radius: 8px; background: var(--page); color: var(--soft); font-size: 0.8125rem; line-height: 1.3; text-align: start; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .legs button[aria-current] { background: var(--wash); color: var(--ink); font-weight: 600; }
    .legs span { font-weight: 400; font-variant-numeric: tabular-nums; color: var(--soft); }

    .transport { display: flex; justify-content: center; align-items: center; gap: 6px; margin: 16px 0; }
    .transport button { width: 44px; height: 44px; display: grid; place-items: center; border-radius: 50%; color: var(--ink); }
    .transport button:hover:enabled { background: var(--wash); }
    .transport #play { width: 60px; height: 60px; margin: 0 6px; background: var(--accent); color: var(--on-accent); }
    .transport #play:hover:enabled { background: var(--accent); filter: brightness(1.08); }
    .transport #play svg { width: 30px; height: 30px; }
    .when-playing, .playing .when-still { display: none; }
    .playing .when-playing { display: inline; }

    .options { display: grid; gap: 10px; }
    fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
    legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .speeds div { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; padding: 3px; border-radius: 11px; background: var(--page); }
    .speeds label { position: relative; text-align: center; cursor: pointer; }
    .speeds input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
    .speeds span { display: block; padding: 5px 0; border-radius: 8px; font-size: 0.875rem; font-variant-numeric: tabular-nums; color: var(--soft); }
    .speeds input:checked + span { background: var(--card); color: var(--ink); font-weight: 600; box-shadow: 0 1px 3px rgb(0 0 0 / 0.16); }
    .toggles { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
    .toggles button { display: flex; align-items: center; justify-content: center; gap: 7px; height: 40px; border-radius: 11px; border: 1px solid var(--line); font-size: 0.875rem; }
    .toggles button svg { width: 18px; height: 18px; }
    .toggles button:hover:enabled { border-color: var(--accent); }
    .toggles button[aria-pressed=true] { background: var(--wash); border-color: var(--accent); font-weight: 600; }
    .status { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

    .keys { margin-top: 14px; font-size: 0.8125rem; color: var(--soft); }
    .keys summary { cursor: pointer; width: fit-content; min-height: 24px; border-radius: 4px; }
    .keys dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(165px, 1fr)); gap: 6px 14px; margin: 10px 0; }
    .keys dl div { display: flex; gap: 8px; align-items: baseline; }
    .keys dt { white-space: nowrap; }
    .keys dd { margin: 0; }
    kbd { font: inherit; font-size: 0.75rem; padding: 1px 6px; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; color: var(--ink); background: var(--page); }
    .keys label { display: inline-flex; gap: 6px; align-items: center; }
    input[type=checkbox] { accent-color: var(--accent); }

    .story { padding: 18px 0 0; overflow: hidden; display: flex; flex-direction: column; }
    .story h2 { padding: 0 18px; }
    .log { position: relative; overflow-y: auto; max-height: 440px; border-top: 1px solid var(--line); overscroll-behavior: contain; padding-bottom: 8px; }
    .log ol { list-style: none; margin: 0; padding: 0; }
    .log button { width: 100%; display: grid; grid-template-columns: 4.1rem 6.6rem minmax(0, 1fr); gap: 10px; align-items: baseline; padding: 5px 18px; text-align: start; font-size: 0.8125rem; line-height: 1.4; }
    .log button:hover { background: var(--page); }
    .log button[aria-current] { background: var(--wash); box-shadow: inset 3px 0 var(--accent); }
    .log button:focus-visible { outline-offset: -3px; }
    .log .ahead { color: var(--soft); }
    .log .ahead .subject { font-weight: 500; }
    .log .time { font-variant-numeric: tabular-nums; color: var(--soft); }
    .log .words { overflow-wrap: anywhere; }
    .log .subject { font-weight: 600; }
    .badge { --tone: var(--soft); justify-self: start; padding: 0 7px; border-radius: 6px; font-size: 0.6875rem; line-height: 1.55; font-weight: 600; color: var(--tone); background: color-mix(in srgb, var(--tone) 13%, transparent); }
    .badge.decision { --tone: var(--decision); }
    .badge.lifecycle { --tone: var(--lifecycle); }
    .badge.transition { --tone: var(--transition); }
    .badge.accessibility { --tone: var(--accessibility); }
    .badge.diagnostic { --tone: var(--diagnostic); }
    .nothing { margin: 0; padding: 4px 18px 8px; font-size: 0.8125rem; color: var(--soft); }

    .reading { margin-top: 40px; min-width: 0; }
    details.reading { margin-top: 12px; }
    .reading summary { cursor: pointer; padding: 10px 4px; border-radius: 8px; }
    .reading summary h2 { display: inline-block; vertical-align: top; max-width: calc(100% - 1.5em); margin: 0; font-weight: 560; }
    .reading summary:hover { color: var(--accent); }
    .reading p { margin: 0; max-width: 75ch; color: var(--soft); white-space: pre-line; overflow-wrap: anywhere; }
    .reading pre { margin: 0; padding: 16px 18px; overflow-x: auto; border: 1px solid var(--line); border-radius: 14px; background: var(--card); font: 0.8125rem/1.55 \#(code); tab-size: 2; }
    .facts { display: grid; gap: 0; margin: 0; max-width: 75ch; }
    .facts div { display: grid; grid-template-columns: minmax(0, 13rem) minmax(0, 1fr); gap: 2px 20px; padding: 7px 0; border-top: 1px solid var(--line); }
    .facts dt { font-weight: 560; }
    .facts dd { margin: 0; color: var(--soft); overflow-wrap: anywhere; }

    @media (max-width: 859px) {
      .neighbors { margin-bottom: 10px; }
      header { margin-bottom: 16px; }
      main { padding-top: 12px; }
      /* One row that scrolls: several would push the device below the screen. */
      .choices { flex-wrap: nowrap; overflow-x: auto; margin: 0 calc(-1 * clamp(16px, 4vw, 40px)) 16px; padding: 3px clamp(16px, 4vw, 40px); scrollbar-width: none; }
      .choices a { flex: none; }
      .facts div { grid-template-columns: minmax(0, 1fr); }
    }
    @media (max-width: 520px) {
      .code { flex-direction: column; align-items: stretch; width: auto; gap: 6px; padding: 10px 12px; }
      .code code { font-size: 0.75rem; }
      .code button { align-self: flex-end; min-height: 30px; padding: 4px 12px; }
      .log button { grid-template-columns: 4.1rem minmax(0, 1fr); gap: 2px 8px; }
      .log .words { grid-column: 1 / -1; }
    }
    @media (min-width: 860px) {
      main { padding-top: 40px; }
      .bench { grid-template-columns: minmax(0, auto) minmax(360px, 1fr); grid-template-rows: auto minmax(220px, 1fr); gap: 20px 40px; align-items: start; }
      .view { grid-row: 1 / 3; }
      .device { --head: 190px; --room: min(var(--w) * 1px, 46vw, (100svh - var(--head)) * var(--w) / var(--h)); --glass: max(220px, var(--room)); }
      .choices ~ .bench .device { --head: 320px; }
      header { display: grid; grid-template: auto auto 1fr / minmax(0, 60ch) minmax(0, 1fr); gap: 0 40px; max-width: none; }
      header .code { grid-column: 2; grid-row: 1 / 4; place-self: end; }
      header > :not(.code) { grid-column: 1; }
      .story { height: 0; min-height: 100%; }
      .log { max-height: none; flex: 1; }
      .options { grid-template-columns: 1fr 1fr; }
      .speeds { grid-column: 1 / 3; }
    }
    @media (prefers-contrast: more) {
      :root { --line: currentColor; --soft: var(--ink); }
    }
    @media (forced-colors: active) {
      .speeds input:checked + span, [aria-pressed=true], [aria-current] { outline: 2px solid Highlight; }
      .glass, .glass * { forced-color-adjust: none; }
    }
    """#
}
