// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeGallery

/// The page to look through all pictures: by system, by component, each state in its looks.
///
/// It needs no network, and works without scripts; with them it filters, and shows a picture large.
struct IndexPage {
  /// What the page says of a picture.
  struct Entry: Equatable {
    /// The system or the part of the gallery.
    var group: String
    /// The component's name.
    var component: String
    /// The state's name; empty for a sheet of all states.
    var state: String
    /// The look's name.
    var look: String
    /// Where the picture lies, beside the page.
    var path: String
    /// The size in points.
    var size: Size
    /// Pixels per point.
    var scale: Double
    /// What is spoken of it.
    var spoken: String
  }

  /// What is said of each system.
  let summaries: [String: String]
  /// The pictures, in their order.
  let entries: [Entry]

  /// Creates a page.
  init(documents: [Gallery.Document], entries: [Entry]) {
    summaries = Dictionary(
      documents.map { ($0.name, $0.summary) }, uniquingKeysWith: { first, _ in first })
    self.entries = entries
  }

  /// The page.
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
      <p>\(entries.count) pictures of \(components(of: entries)) components. Select one to see it at full
      size; the arrow keys go on to the next.</p>
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
      <dialog aria-label="Picture"><figure><img alt=""><figcaption></figcaption></figure>
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
      <p>\(escape(summaries[name] ?? "The toolkit's own parts, on sheets of all that they can do."))</p>
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
    let spoken = entries.first?.spoken ?? ""
    let size = entries.first.map { "\(points($0.size)) at \(points($0.scale))×" } ?? ""
    return """
      <div class="state">
      <h4>\(escape(title))</h4>
      <p class="size">\(size)</p>
      <div class="looks">
      \(entries.map { look($0, title: "\(component), \(title)") }.joined(separator: "\n"))
      </div>
      \(spoken.isEmpty ? "" : "<details><summary>Spoken</summary><pre>\(escape(spoken))</pre></details>")
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

  /// Entries under what they have in common, in the order of their first ones.
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

  /// A length as HTML has it, in whole pixels.
  private func pixels(_ value: Double) -> String { String(Int(value.rounded(.up))) }

  private func slug(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  private func escape(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}

extension IndexPage.Entry {
  /// What the page says of a photograph.
  @MainActor init(_ photograph: Photograph, scene: Scene) {
    self.init(
      group: photograph.group, component: photograph.component, state: photograph.state,
      look: photograph.look, path: photograph.path, size: scene.canvas.size,
      scale: scene.canvas.scale, spoken: scene.accessibilityText)
  }
}
