// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeComponents
import TintypeGallery
import TintypeImaging
import TintypeSnapshots

/// The gallery's command line: lists, renders or checks all sheets.
enum GalleryCommand {
  /// Names the sheets.
  case list
  /// Writes each sheet to a PNG in a folder.
  case render(folder: String)
  /// Compares each sheet with its reference, with more room in every button.
  case check(extraPadding: Double)

  static let help = """
    usage: gallery list
           gallery render --output FOLDER
           gallery check [--extra-padding POINTS]

    list    names every sheet
    render  writes every sheet to a PNG file in a folder of its suite in FOLDER
    check   compares every sheet with its reference in __Snapshots__, as the tests do;
            --extra-padding changes every button by that many points first

    Exit codes of check: 0 all match, 1 some differ, 2 trouble.

    """

  struct UsageError: Error {
    var message: String
  }

  init(arguments: [String]) throws {
    switch arguments {
    case ["list"]: self = .list
    case let words where words.count == 3 && words[0] == "render" && words[1] == "--output":
      self = .render(folder: words[2])
    case ["check"]: self = .check(extraPadding: 0)
    case let words where words.count == 3 && words[0] == "check" && words[1] == "--extra-padding":
      guard let points = Double(words[2]), points.isFinite else {
        throw UsageError(message: "“\(words[2])” is no number of points.")
      }
      self = .check(extraPadding: points)
    default:
      throw UsageError(message: "“\(arguments.joined(separator: " "))” is not understood.")
    }
  }

  /// Runs the command.
  ///
  /// - Returns: The exit code.
  func run() throws -> Int32 {
    switch self {
    case .list:
      for sheet in Gallery.sheets { print("\(sheet.suite)/\(sheet.fileName)") }
      return 0
    case .render(let folder): return try render(to: folder)
    case .check(let padding): return try check(extraPadding: padding)
    }
  }

  private func render(to folder: String) throws -> Int32 {
    let renderer = try CairoRenderer.standard()
    for sheet in Gallery.sheets {
      let folder = "\(folder)/\(sheet.suite)"
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      let scene = try Scene(
        of: sheet.component, in: sheet.viewport, traits: sheet.traits, measuring: renderer)
      for diagnostic in scene.diagnostics where diagnostic.severity == .error {
        print("\(sheet.fileName): \(diagnostic)")
      }
      let file = try PNG.encode(renderer.paint(scene), scale: scene.canvas.scale)
      let path = "\(folder)/\(sheet.fileName).png"
      try Data(file.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
      print(path)
    }
    return 0
  }

  private func check(extraPadding: Double) throws -> Int32 {
    var (changed, failed) = (0, 0)
    for sheet in Gallery.sheets {
      let verification = SnapshotSession.process.verify(
        of: {
          try sheet.component.resolved(in: sheet).withExtraPadding(extraPadding)
        },
        as: .image(
          in: sheet.viewport, traits: sheet.traits, renderer: CairoRenderer.standard),
        named: sheet.name,
        record: .never,
        in: TestContext(target: Gallery.testTarget, suite: [sheet.suite], test: sheet.test),
        at: AssertionLocation(filePath: #filePath, line: #line, column: #column)
      )
      switch verification.verdict {
      case .matched: print("matched  \(sheet.fileName)")
      case .changed, .missing, .recorded: changed += 1
      case .failed: failed += 1
      }
      if let message = verification.message { print("\n\(message)\n") }
    }
    print("\(Gallery.sheets.count) sheets, \(changed) changed, \(failed) failed")
    return failed > 0 ? 2 : changed > 0 ? 1 : 0
  }
}

extension Component {
  /// The component as data, in the environment of its sheet.
  fileprivate func resolved(in sheet: Gallery.Sheet) throws -> Node {
    try Node(resolving: self, in: sheet.viewport.environment(sheet.traits))
  }
}

extension Node {
  /// The tree with more room above and below the label of every button.
  fileprivate func withExtraPadding(_ points: Double) -> Node {
    guard points != 0 else { return self }
    return mapNodes { node in
      var node = node
      if node.type == "ButtonLabel" {
        for case (let index, .padding(var insets)) in node.modifiers.enumerated()
        where insets.top != 0 {
          insets.top += points
          insets.bottom += points
          node.modifiers[index] = .padding(insets)
        }
      }
      return node
    }
  }
}
