/// The style sheet of the index page: light or dark, a list on a phone and cards elsewhere.
enum SiteStyle {
  static let text = page + card

  private static let page = #"""
    :root {
      color-scheme: light dark;
      --paper: #f7f6fa; --card: #ffffff; --ink: #1c1b20; --soft: #5d5a66; --line: #e2dfe8;
      --accent: #5b48c2; --wash: #ece9fa; --wrong: #b3261e; --glow: 0 10px 28px -10px rgb(30 20 60 / 0.35);
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #121116; --card: #1c1a21; --ink: #ebe8f0; --soft: #a8a3b4; --line: #34313c;
        --accent: #b9adff; --wash: #2b2740; --wrong: #ffaaa2; --glow: 0 10px 28px -8px rgb(0 0 0 / 0.8);
      }
    }
    *, ::before, ::after { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { scroll-padding-top: 4rem; }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      -webkit-text-size-adjust: 100%;
    }
    header, main, .inner { max-width: 1296px; margin: 0 auto; padding: 0 clamp(16px, 4vw, 48px); }
    header { padding-top: clamp(28px, 6vw, 72px); padding-bottom: 24px; }
    h1 { margin: 0 0 12px; font-size: clamp(2.1rem, 1.4rem + 3vw, 3.5rem); line-height: 1.05; letter-spacing: -0.03em; font-weight: 720; }
    header p { max-width: 62ch; margin: 0; color: var(--soft); text-wrap: pretty; }
    header .lead { margin-bottom: 8px; color: var(--ink); font-size: clamp(1.05rem, 1rem + 0.4vw, 1.25rem); }
    .skip { position: absolute; left: 16px; top: -60px; z-index: 3; padding: 10px 16px; border-radius: 10px; background: var(--accent); color: var(--card); }
    .skip:focus { top: 10px; }
    .unseen { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    :focus-visible { outline: 2.5px solid var(--accent); outline-offset: 2px; }
    button { font: inherit; color: inherit; border: 0; background: none; padding: 0; cursor: pointer; -webkit-tap-highlight-color: transparent; }

    .bar { position: sticky; top: 0; z-index: 2; border-bottom: 1px solid var(--line); background: color-mix(in srgb, var(--paper) 86%, transparent); backdrop-filter: blur(14px) saturate(1.6); -webkit-backdrop-filter: blur(14px) saturate(1.6); }
    .bar .inner { display: flex; flex-wrap: wrap; align-items: center; gap: 0 24px; }
    .search { display: none; position: relative; flex: 0 1 210px; padding: 10px 0; }
    .js .search { display: block; }
    .search input { width: 100%; height: 38px; padding: 0 12px 0 36px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); color: inherit; font: inherit; font-size: 0.9375rem; appearance: none; }
    .search input::placeholder { color: var(--soft); opacity: 1; }
    .search::before { content: ""; position: absolute; left: 13px; top: 22px; width: 10px; height: 10px; border: 2px solid var(--soft); border-radius: 50%; }
    .search::after { content: ""; position: absolute; left: 22px; top: 32px; width: 7px; height: 2px; border-radius: 1px; background: var(--soft); transform: rotate(45deg); }
    .search span { position: absolute; right: 34px; top: 17px; padding: 1px 4px; background: var(--card); color: var(--soft); font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
    nav { flex: 1 1 0; min-width: min(100%, 300px); }
    nav ul { display: flex; gap: 2px 16px; margin: 0 -16px; padding: 0 16px; list-style: none; overflow-x: auto; scrollbar-width: none; -webkit-mask: linear-gradient(90deg, #0000, #000 16px calc(100% - 32px), #0000); mask: linear-gradient(90deg, #0000, #000 16px calc(100% - 32px), #0000); }
    nav ul::after { content: ""; flex: 0 0 24px; }
    nav a { display: block; padding: 13px 0 11px; border-bottom: 2px solid transparent; color: var(--soft); font-size: 0.9375rem; white-space: nowrap; text-decoration: none; }
    nav a:hover { color: var(--accent); text-decoration: underline; text-underline-offset: 4px; }
    nav a:focus-visible { outline-offset: -3px; border-radius: 4px; }
    nav a[aria-current] { color: var(--accent); border-color: var(--accent); font-weight: 600; }
    main { padding-bottom: 96px; }
    section { padding-top: 40px; }
    h2 { margin: 0; font-size: 1.5rem; line-height: 1.2; letter-spacing: -0.015em; font-weight: 680; }
    h2 + p { margin: 4px 0 18px; color: var(--soft); }
    .none { padding: 48px 0; color: var(--soft); text-align: center; }

    """#

  private static let card = #"""
    section > ul { display: grid; gap: 20px; margin: 0; padding: 0; list-style: none; grid-template-columns: repeat(auto-fill, minmax(262px, 1fr)); }
    section li { display: flex; flex-direction: column; min-width: 0; overflow: clip; border: 1px solid var(--line); border-radius: 20px; background: var(--card); }
    .picture { position: relative; display: grid; place-items: center; width: 100%; padding: 22px 0; background: oklch(0.955 0.022 var(--hue)); }
    .picture:focus-visible { outline-offset: -4px; border-radius: 19px 19px 0 0; }
    .picture img { display: block; width: 148px; height: auto; aspect-ratio: 390 / 844; border-radius: 17px; background: #8884; }
    .picture picture { grid-area: 1 / 1; border-radius: 17px; box-shadow: 0 0 0 4px #17161b, 0 0 0 5px #3a3840, var(--glow); }
    .picture .moving { display: none; box-shadow: none; }
    .picture::after { content: ""; position: absolute; right: 14px; bottom: 14px; width: 30px; height: 30px; border-radius: 50%; background: #17161bcc; }
    .picture::before { content: ""; position: absolute; right: 22px; bottom: 23px; z-index: 1; border: 6px solid transparent; border-left: 10px solid #fff; border-right-width: 0; }
    .picture[aria-pressed=true] .moving { display: block; }
    .picture[aria-pressed=true]::before { border: 0; width: 9px; height: 10px; right: 24.5px; bottom: 24px; background: linear-gradient(90deg, #fff 3px, transparent 0 6px, #fff 0); }
    @media (prefers-reduced-motion: no-preference) {
      .picture:focus-visible .moving, html:not(.js) .picture:focus .moving { display: block; }
      @media (hover: hover) { .picture:hover .moving { display: block; } }
    }
    .words { display: flex; flex: 1; flex-direction: column; padding: 14px 16px 2px; }
    h3 { margin: 0; font: 650 1.0625rem/1.35 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; letter-spacing: -0.02em; overflow-wrap: anywhere; }
    h3 a { display: inline-block; min-height: 24px; color: inherit; text-decoration: none; }
    h3 a::after { content: "\a0→"; color: var(--accent); font-family: system-ui, sans-serif; }
    h3 a:hover { color: var(--accent); text-decoration: underline; text-underline-offset: 4px; }
    .words p { margin: 8px 0 12px; color: var(--soft); font-size: 0.875rem; line-height: 1.45; text-wrap: pretty; }
    .words .name { margin: 1px 0 0; color: var(--ink); }
    .words .wrong { margin: 6px 0 0; color: var(--wrong); font-weight: 650; }
    .code { display: flex; align-items: flex-end; gap: 8px; margin: 0 16px 16px; padding: 8px 6px 8px 11px; border-radius: 11px; background: var(--paper); }
    .code code { flex: 1; min-width: 0; color: var(--soft); font: 0.75rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
    .code b { color: var(--ink); font-weight: 600; }
    .copy { display: none; flex: none; min-width: 4.6em; padding: 4px 8px; border-radius: 7px; background: var(--wash); font-size: 0.75rem; font-weight: 600; line-height: 1.4; }
    .js .copy { display: block; }
    .copy:hover { background: var(--accent); color: var(--card); }
    @media (prefers-color-scheme: dark) {
      .picture { background: oklch(0.27 0.035 var(--hue)); }
    }
    @media (max-width: 599px) {
      .search { flex-basis: 100%; padding-bottom: 2px; }
      nav { flex-basis: 100%; }
      section { padding-top: 32px; }
      html { scroll-padding-top: 6.2rem; }
      section > ul { gap: 14px; grid-template-columns: minmax(0, 1fr); }
      section li { display: grid; grid-template-columns: 118px minmax(0, 1fr); border-radius: 18px; }
      .picture { padding: 14px 0; place-items: start center; border-radius: 0 0 18px; }
      .picture:focus-visible { border-radius: 17px 0 18px; }
      .picture img { width: 90px; border-radius: 11px; }
      .picture picture { border-radius: 11px; box-shadow: 0 0 0 3px #17161b, 0 0 0 4px #3a3840, var(--glow); }
      .picture::after { right: 8px; bottom: 8px; }
      .picture::before { right: 16px; bottom: 17px; }
      .picture[aria-pressed=true]::before { right: 18.5px; bottom: 18px; }
      .words { min-width: 0; padding: 12px 14px 0; }
      .code { grid-column: 1 / 3; margin: 12px; }
      .copy { min-height: 28px; }
    }
    @media (prefers-contrast: more) { :root { --line: currentColor; --soft: var(--ink); } }
    @media (forced-colors: active) { .picture img { forced-color-adjust: none; } }

    """#
}
