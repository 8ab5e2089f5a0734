// SPDX-License-Identifier: MIT

import Charts
import SnapshotTesting
import SwiftUI
import Testing

/// The texts of a view in their order.
func texts(
  of view: some View, width: CGFloat = 320, height: CGFloat = 240,
  traits: UITraitCollection = UITraitCollection()
) throws -> [String] {
  let host = try ViewHost(view, layout: .fixed(width: width, height: height), traits: traits)
  return host.scene.outline.split(separator: "\n").compactMap { line in
    guard let start = line.range(of: " text: \"") else { return nil }
    return String(line[start.upperBound...].prefix { $0 != "\"" })
  }
}

/// The message of the errors of a view; empty without errors.
@MainActor
func issues(of view: some View) -> String {
  do {
    let host = try ViewHost(view, layout: .fixed(width: 320, height: 240))
    _ = verifySnapshot(of: host, as: .image, record: .never)
    var text = ""
    for line in "\(host.scene.diagnostics)".split(separator: "\n") { text += line + "\n" }
    return text == "[]\n" ? "" : text
  } catch {
    return "\(error)"
  }
}

/// The accessibility elements of a view, one per line.
@MainActor
func accessibility(of view: some View) throws -> [String] {
  let host = try ViewHost(view, layout: .fixed(width: 320, height: 240))
  var text = ""
  Snapshotting<ViewHost, String>.accessibility.snapshot(host).run { text = $0 }
  return text.split(separator: "\n").map(String.init)
}
