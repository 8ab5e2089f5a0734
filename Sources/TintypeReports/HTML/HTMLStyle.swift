// SPDX-License-Identifier: MIT

/// How the page looks: fonts of the system, light and dark, nothing loaded.
enum HTMLStyle {
  /// The style sheet.
  ///
  /// Every pair of text and ground has a contrast of at least 4.5 to 1.
  static let sheet: Markup = """
    :root {
      color-scheme: light dark;
      --ground: #f6f6f4; --card: #ffffff; --text: #1c1d1f; --quiet: #5a5d63; --line: #d9d9d4;
      --link: #0b57a4; --changed: #8a4b00; --failed: #a8201a; --missing: #6d3aa0;
      --recorded: #0b57a4; --matched: #19692c; --square: #e3e3df;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #17181a; --card: #202225; --text: #e9e9e6; --quiet: #a9adb4; --line: #3a3d42;
        --link: #8fc1f5; --changed: #f0b060; --failed: #ff9c94; --missing: #cfaaf5;
        --recorded: #8fc1f5; --matched: #86d398; --square: #2f3236;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 90rem; padding: 2rem clamp(1rem, 4vw, 3rem) 4rem;
      background: var(--ground); color: var(--text); overflow-wrap: anywhere;
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    h1 { margin: 0 0 1rem; font-size: 2rem; line-height: 1.2; }
    h2 { margin: 2.5rem 0 .25rem; font-size: 1.375rem; }
    h3 { margin: 0; font-size: 1.0625rem; unicode-bidi: isolate; }
    h2 + p { margin: 0 0 1rem; max-width: 70ch; color: var(--quiet); }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 2px; }
    /* With `none`, Safari would no longer say that these are lists. */
    ul { margin: 0; padding: 0; list-style-type: ""; }
    code, pre {
      font-family: ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", Consolas, monospace;
      font-size: .875rem; unicode-bidi: isolate;
    }
    pre {
      margin: 0; padding: .75rem 1rem; white-space: pre-wrap;
      background: var(--ground); border: 1px solid var(--line); border-radius: 6px;
    }
    .text { max-height: 30rem; overflow: auto; }
    .brand { margin: 0 0 .5rem; color: var(--quiet); }
    .count, .scope { font-weight: 400; color: var(--quiet); }
    .counts { display: flex; flex-wrap: wrap; gap: .5rem; }
    .counts > li {
      border: 1px solid var(--line); border-radius: 6px; background: var(--card);
      font-weight: 600;
    }
    .counts > .none, .counts a { padding: .25rem .75rem; }
    .counts > .none { color: var(--quiet); font-weight: 400; }
    .counts a { display: block; color: inherit; text-underline-offset: 3px; }
    .changed > h2, .counts > .changed { color: var(--changed); }
    .failed > h2, .problems > h2, .counts > .failed { color: var(--failed); }
    .missing > h2, .counts > .missing { color: var(--missing); }
    .recorded > h2, .counts > .recorded { color: var(--recorded); }
    .matched > h2, .counts > .matched { color: var(--matched); }
    .problems li { margin: .5rem 0; padding-left: 1rem; border-left: 4px solid var(--failed); }
    article, details {
      margin: 1rem 0; padding: 1.25rem; background: var(--card);
      border: 1px solid var(--line); border-radius: 10px;
    }
    dl { display: flex; flex-wrap: wrap; gap: .25rem 2rem; margin: .5rem 0 1rem; }
    dt { font-size: .8125rem; color: var(--quiet); }
    dd { margin: 0; }
    .pictures {
      display: grid; gap: 1.25rem; margin-top: 1rem;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
    }
    figure { margin: 0; }
    figcaption { margin-bottom: .375rem; font-weight: 600; }
    .canvas {
      display: inline-block; max-width: 100%; border: 1px solid var(--line); line-height: 0;
      background: repeating-conic-gradient(var(--square) 0 25%, var(--card) 0 50%) 0 0 / 16px 16px;
    }
    /* Pictures only ever shrink, where smooth scaling keeps more than the nearest pixel would. */
    img { max-width: 100%; height: auto; image-rendering: auto; }
    .path, .absence { margin: .375rem 0 0; color: var(--quiet); }
    .absence { padding: .75rem 1rem; border: 1px dashed var(--line); border-radius: 6px; }
    .notes { margin-top: .75rem; color: var(--quiet); }
    summary { cursor: pointer; font-weight: 600; }
    details h3 { margin-top: 1.25rem; }
    .passed { columns: 22rem; column-gap: 2rem; }
    .passed > li { break-inside: avoid; padding: .125rem 0; }
    .passed .notes { margin: 0 0 0 1rem; }
    @media print {
      article { break-inside: avoid; }
      .text { max-height: none; }
    }
    """
}
