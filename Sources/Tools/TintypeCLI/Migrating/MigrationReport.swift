// SPDX-License-Identifier: MIT

import TintypeBase
import TintypeReports

/// The text output of `tintype migrate`.
struct MigrationReport {
  let plan: MigrationPlan
  let isDryRun: Bool

  /// The changes and the findings, in sections.
  var text: String {
    let sections = [manifests, imports, references, byHand, missing, helpers, libraries]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var manifests: String {
    var lines = "Manifest\n"
    for manifest in plan.manifests {
      let file = VisibleText.line(manifest.file)
      if manifest.changes.isEmpty {
        lines += "  \(file): nothing to change.\n"
      }
      for change in manifest.changes {
        let old = change.old.isEmpty ? "added" : change.old + " →"
        lines += "  \(file):\(change.line): \(old) \(change.new)\n"
      }
    }
    return lines
  }

  private var imports: String {
    let tests = plan.sources.tests.values
    let count = tests.reduce(0) { $0 + $1.imports.count }
    let files = tests.count { !$0.imports.isEmpty }
    var lines = "Imports\n"
    if count == 0 {
      lines += "  No file imports swift-snapshot-testing in code for Linux.\n"
    } else {
      let verb = count == 1 ? "stays as it is" : "stay as they are"
      lines += """
          \(Numbers.counted(count, "import")) in \(Numbers.counted(files, "file")) \(verb): the modules \
        have the same names.

        """
    }
    let omitted = tests.reduce(0) { $0 + $1.omittedImports }
    if omitted > 0 {
      lines += """
          \(Numbers.counted(omitted, "import")) only for other platforms: see “Other platforms” below.

        """
    }
    return lines
  }

  private var references: String {
    let references = plan.references
    var lines = "References\n"
    let count = references.adopted
    lines +=
      count == 0
      ? "  There are no references next to the tests.\n"
      : "  \(Numbers.counted(count, "reference")) \(count == 1 ? "stays" : "stay") in place, and "
        + "\(count == 1 ? "is" : "are") read without changes.\n"
    if !references.renamings.isEmpty {
      let count = Numbers.counted(references.renamings.count, "image")
      lines += """
          \(count) of Apple's platforms \(isDryRun ? "would be" : "") renamed, so that no test on Linux \
        compares with \(references.renamings.count == 1 ? "it" : "them"):

        """.replacing("  renamed", with: " renamed")
      for renaming in references.renamings {
        lines +=
          "    \(VisibleText.line(renaming.old)) → \(VisibleText.line(FilePath.name(of: renaming.new)))\n"
      }
    }
    if references.renamedBefore > 0 {
      let count = Numbers.counted(references.renamedBefore, "image")
      lines += "  \(count) of Apple's platforms renamed before.\n"
    }
    if !references.unused.isEmpty {
      lines += """
          \(Numbers.counted(references.unused.count, "reference")) without a test with that name, not \
        deleted:

        """
      lines += list(references.unused)
    }
    if !references.otherPlatforms.isEmpty || omittedNames > 0 {
      lines += otherPlatforms
    }
    return lines
  }

  private var omittedNames: Int { plan.sources.tests.values.reduce(0) { $0 + $1.omittedNames } }

  private var otherPlatforms: String {
    var lines = "\nOther platforms\n"
    let paths = plan.references.otherPlatforms
    if !paths.isEmpty {
      lines += """
          \(Numbers.counted(paths.count, "reference")) of tests that Linux does not compile, recorded on \
        Apple's platforms, \(paths.count == 1 ? "stays" : "stay") in place. “tintype prune” on Linux would \
        delete \(paths.count == 1 ? "it" : "them").

        """
      lines += list(paths)
    }
    if omittedNames > 0 {
      lines += """
          \(Numbers.counted(omittedNames, "use")) of names that Tintype does not have, such as images of \
        views, in code that Linux does not compile. On Apple's platforms that code does not compile \
        with Tintype. Move those tests to a separate package that depends on \
        swift-snapshot-testing, or rewrite them with components.

        """
    }
    return lines
  }

  private func list(_ paths: [String]) -> String {
    let limit = 20
    var lines = paths.prefix(limit).map { "    \(VisibleText.line($0))\n" }.joined()
    if paths.count > limit { lines += "    and \(Numbers.grouped(paths.count - limit)) more\n" }
    return lines
  }

  private var byHand: String { section("To edit by hand, before the package builds", plan.manual) }

  private var missing: String {
    section("In the tests, for Linux", plan.missing + plan.sources.failures)
  }

  private var helpers: String { section("Dependencies to check", plan.helpers) }

  private func section(_ title: String, _ findings: [MigrationFinding]) -> String {
    guard !findings.isEmpty else { return "" }
    return title + "\n" + findings.map { "  \($0.description)\n" }.joined()
  }

  private var libraries: String {
    """
    System libraries
      Snapshots of text need none. Images of components need cairo and Pango: “scripts/setup” in the
      package of Tintype installs them. On macOS, Tintype needs the platform .macOS(.v15) or later.

    """
  }
}
