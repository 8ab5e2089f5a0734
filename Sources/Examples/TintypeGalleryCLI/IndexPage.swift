// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeComponents
import TintypeGallery

/// The index page of all images, grouped by system, component and state.
///
/// It needs no network and works without scripts; scripts add a filter and a large view of an
/// image.
struct IndexPage {
  /// The page's entry for an image.
  struct Entry: Equatable {
    /// The system or the section of the gallery.
    var group: String
    /// The component's name.
    var component: String
    /// The state's name; empty for a sheet of all states.
    var state: String
    /// The name of the appearance.
    var look: String
    /// The path of the image, relative to the page.
    var path: String
    /// The size in points.
    var size: Size
    /// Pixels per point.
    var scale: Double
    /// The accessibility text.
    var accessibilityText: String
  }

  /// The summaries of the systems.
  let summaries: [String: String]
  /// The images in order.
  let entries: [Entry]

  /// Creates a page.
  init(documents: [Gallery.Document], entries: [Entry]) {
    summaries = Dictionary(
      documents.map { ($0.name, $0.summary) }, uniquingKeysWith: { first, _ in first })
    self.entries = entries
  }

  /// The HTML of the page.
  var html: String {
    let groups = Self.grouped(entries, by: \.group)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Tintype gallery</title>
      <style>
      \(IndexStyle.sheet)
      </style>
      <header>
      <h1>Tintype gallery</h1>
      <p>\(entries.count) images of \(components(of: entries)) components. Select one to see it at
      full size; the arrow keys show the next one.</p>
      <form role="search" hidden>
      <label>Find <input type="search" placeholder="component, state or look"></label>
      <output></output>
      </form>
      <nav aria-label="Systems"><ul>
      \(groups.map { "<li><a href=\"#\(slug($0.0))\">\(escape($0.0))</a>" }.joined(separator: "\n"))
      </ul></nav>
      </header>
      <main>
      \(groups.map(section).joined(separator: "\n"))
      </main>
      <dialog aria-label="Image"><figure><img alt=""><figcaption></figcaption></figure>
      <form method="dialog"><button autofocus>Close</button></form></dialog>
      <script>
      \(IndexScript.source)
      </script>
      </html>

      """
  }

  private func section(_ name: String, _ entries: [Entry]) -> String {
    let components = Self.grouped(entries, by: \.component)
    return """
      <section id="\(slug(name))">
      <h2>\(escape(name))</h2>
      <p>\(escape(summaries[name] ?? "The toolkit's components, on sheets with all states."))</p>
      \(components.map(component).joined(separator: "\n"))
      </section>
      """
  }

  private func component(_ name: String, _ entries: [Entry]) -> String {
    let states = Self.grouped(entries, by: \.state)
    return """
      <article>
      <h3>\(escape(name))</h3>
      <div class="states">
      \(states.map { state(component: name, $0.0, $0.1) }.joined(separator: "\n"))
      </div>
      </article>
      """
  }

  private func state(component: String, _ name: String, _ entries: [Entry]) -> String {
    let title = name.isEmpty ? "All states" : name
    let accessibilityText = entries.first?.accessibilityText ?? ""
    let size = entries.first.map { "\(points($0.size)) at \(points($0.scale))×" } ?? ""
    return """
      <div class="state">
      <h4>\(escape(title))</h4>
      <p class="size">\(size)</p>
      <div class="looks">
      \(entries.map { look($0, title: "\(component), \(title)") }.joined(separator: "\n"))
      </div>
      \(accessibilityText.isEmpty ? "" : "<details><summary>VoiceOver</summary><pre>\(escape(accessibilityText))</pre></details>")
      </div>
      """
  }

  private func look(_ entry: Entry, title: String) -> String {
    let name = entry.look.isEmpty ? title : "\(title), \(entry.look)"
    return """
      <a href="\(escape(entry.path))" title="\(escape(name))"><figure>\
      <img loading="lazy" src="\(escape(entry.path))" alt="\(escape(name))" \
      width="\(pixels(entry.size.width))" height="\(pixels(entry.size.height))">\
      <figcaption>\(escape(entry.look))</figcaption></figure></a>
      """
  }

  private func components(of entries: [Entry]) -> Int {
    Set(entries.map { "\($0.group)/\($0.component)" }).count
  }

  /// Returns the entries grouped by a name, in the order of first appearance.
  private static func grouped(
    _ entries: [Entry], by name: (Entry) -> String
  ) -> [(String, [Entry])] {
    var order: [String] = []
    var groups: [String: [Entry]] = [:]
    for entry in entries {
      let key = name(entry)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(entry)
    }
    return order.map { ($0, groups[$0, default: []]) }
  }

  private func points(_ size: Size) -> String {
    "\(points(size.width)) × \(points(size.height)) points"
  }

  private func points(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String((value * 100).rounded() / 100)
  }

  /// Returns a length in HTML, rounded up to whole pixels.
  private func pixels(_ value: Double) -> String { String(Int(value.rounded(.up))) }

  private func slug(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  private func escape(_ text: String) -> String { MarkupText.escaped(text) }
}

extension IndexPage.Entry {
  /// Creates the entry of an image.
  @MainActor init(_ item: GalleryImage, scene: Scene) {
    self.init(
      group: item.group, component: item.component, state: item.state,
      look: item.look, path: item.path, size: scene.canvas.size,
      scale: scene.canvas.scale, accessibilityText: scene.accessibilityText)
  }
}

/// The style of the gallery's page: system fonts, light and dark, without external resources.
enum IndexStyle {
  /// The style sheet.
  static let sheet = """
    :root {
      color-scheme: light dark;
      --ground: #f5f5f3; --card: #fff; --text: #1c1d1f; --quiet: #5a5d63; --line: #d9d9d4;
      --link: #0b57a4;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #17181a; --card: #202225; --text: #e9e9e6; --quiet: #a9adb4; --line: #3a3d42;
        --link: #8fc1f5;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 7rem; }
    body {
      margin: 0; background: var(--ground); color: var(--text);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    header, main { max-width: 110rem; margin: 0 auto; padding: 0 clamp(1rem, 4vw, 3rem); }
    header {
      position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem;
      align-items: baseline; padding-top: .75rem; padding-bottom: .75rem;
      background: var(--ground); border-bottom: 1px solid var(--line);
    }
    h1 { margin: 0; font-size: 1.375rem; }
    header p { margin: 0; color: var(--quiet); }
    h2 { margin: 2.5rem 0 0; font-size: 1.75rem; }
    h2 + p { margin: .25rem 0 1.5rem; color: var(--quiet); }
    h3 { margin: 2rem 0 .75rem; font-size: 1.25rem; }
    h4 { margin: 0; font-size: 1rem; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 4px; }
    nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 0; padding: 0; }
    nav li { list-style-type: ""; }
    input {
      width: 16rem; padding: .3rem .6rem; font: inherit; color: inherit; background: var(--card);
      border: 1px solid var(--line); border-radius: 6px;
    }
    output { color: var(--quiet); }
    .states { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    .state {
      max-width: 100%; padding: 1rem; background: var(--card);
      border: 1px solid var(--line); border-radius: 10px;
    }
    .size { margin: 0 0 .75rem; font-size: .8125rem; color: var(--quiet); }
    .looks { display: flex; flex-wrap: wrap; gap: .75rem; align-items: flex-start; }
    .looks a { color: var(--quiet); font-size: .8125rem; text-decoration: none; }
    figure { margin: 0; }
    .looks img {
      display: block; width: auto; height: auto; max-width: min(100%, 15rem); max-height: 26rem;
      border: 1px solid var(--line); border-radius: 6px;
      background: repeating-conic-gradient(#8882 0 25%, #fff0 0 50%) 0 0 / 16px 16px;
    }
    .looks figcaption { margin-top: .25rem; }
    details { margin-top: .75rem; max-width: 30rem; font-size: .8125rem; }
    summary { color: var(--quiet); cursor: pointer; }
    pre {
      margin: .5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere;
      font: .75rem/1.5 ui-monospace, "DejaVu Sans Mono", monospace;
    }
    dialog {
      max-width: 96vw; max-height: 96vh; padding: 1rem; color: inherit; background: var(--card);
      border: 1px solid var(--line); border-radius: 12px;
    }
    dialog::backdrop { background: #000a; }
    dialog img { display: block; max-width: 100%; border: 1px solid var(--line); }
    dialog figcaption { margin: .75rem 0; }
    button { padding: .3rem 1rem; font: inherit; }
    [hidden] { display: none !important; }
    """
}

/// The script of the gallery's page: a text filter and a large view of an image.
enum IndexScript {
  /// The script.
  static let source = """
    const links = [...document.querySelectorAll(".looks a")];
    const search = document.querySelector("form[role=search]");
    const input = search.querySelector("input");
    const words = new Map(links.map((link) => {
      const group = link.closest("section").querySelector("h2").textContent;
      return [link, (group + " " + link.title).toLowerCase()];
    }));

    function filter() {
      const wanted = input.value.toLowerCase().split(/\\s+/).filter(Boolean);
      let count = 0;
      for (const link of links) {
        link.hidden = !wanted.every((word) => words.get(link).includes(word));
        if (!link.hidden) count += 1;
      }
      for (const box of document.querySelectorAll(".state, article, section")) {
        box.hidden = !box.querySelector(".looks a:not([hidden])");
      }
      search.querySelector("output").textContent = wanted.length ? count + " images" : "";
    }
    search.hidden = false;
    search.addEventListener("submit", (event) => event.preventDefault());
    input.addEventListener("input", filter);

    const dialog = document.querySelector("dialog");
    let current = -1;
    function show(link) {
      current = links.indexOf(link);
      const image = dialog.querySelector("img");
      image.src = link.href;
      image.alt = link.title;
      image.width = link.querySelector("img").getAttribute("width");
      dialog.querySelector("figcaption").textContent = link.title;
      if (!dialog.open) dialog.showModal();
    }
    for (const link of links) {
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        show(link);
      });
    }
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) dialog.close();
    });
    dialog.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      for (let next = current + step; links[next]; next += step) {
        if (!links[next].hidden) { show(links[next]); return; }
      }
    });
    """
}
