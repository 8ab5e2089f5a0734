// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeReports
import TintypeRuns

/// The process that builds code repeatedly, and renders its previews after each build.
struct WatchSession {
  private var code: PreviewedCode
  /// The absolute path of the package or the code base.
  private let root: String
  let options: PreviewOptions
  /// The absolute path of the directory for images.
  let images: String
  let page: LiveCatalog
  let changes: any SourceChangesProvider
  let listing: WatchListing

  private var description: PackageDescription?
  /// The process that describes the package while the previews are rendered; `nil` for none.
  private var describing: BackgroundProcess?
  /// The path of the directory with the products of the build; `nil` before the first build.
  private var products: String?
  private var program: BuiltTestProgram?
  /// A Boolean value that indicates whether the sources were built since they last changed.
  private var isBuilt = false
  /// A Boolean value that indicates whether the package was described since its manifest, or the set
  /// of its sources, last changed.
  private var isDescribed = false
  private var shown = ShownPreviews()
  /// The names of the modules of a code base; `nil` for a package.
  private var modules: [String]?
  /// The part of a code base that the last build compiled.
  private var coverage: CodeBaseCoverage?
  /// The code of a code base that the last build compiled.
  private var builtCode: BuiltCode?
  /// The code of the shown previews; `nil` if it is unknown.
  private var shownCode: PreviewCode?

  /// The number of times that newer changes can precede the images of a build, so that images are
  /// also shown if files change all the time.
  private static let supersededLimit = 3

  init(
    code: PreviewedCode, options: PreviewOptions, images: String, page: LiveCatalog,
    changes: any SourceChangesProvider, listing: WatchListing
  ) {
    self.code = code
    root = code.root
    self.options = options
    self.images = images
    self.page = page
    self.changes = changes
    self.listing = listing
  }

  /// Builds and renders, and does so again after each change, until this process receives a signal.
  ///
  /// - Throws: An error that concerns no single build, such as ``PreviewInterruption``.
  mutating func run() throws {
    var next = SourceChanges(hasManifest: true)
    repeat {
      try show(next)
      guard let changes = try changes.next() else { return }
      next = changes
    } while true
  }

  /// Shows the state after changes; problems are shown, too.
  private mutating func show(_ changes: SourceChanges) throws {
    do {
      try update(changes)
    } catch let error as PreviewInterruption {
      throw error
    } catch let error as WatchError {
      throw error
    } catch {
      fail([LiveCatalog.Problem(message: "\(error)")])
    }
    // The next changes may be in directories that only the description contains.
    try finishDescribing()
  }

  private mutating func update(_ changes: SourceChanges) throws {
    var changes = changes
    var count = 0
    while true {
      count += 1
      if !changes.sources.isEmpty || changes.hasManifest { isBuilt = false }
      var newer = SourceChanges()
      if !isBuilt {
        guard try build(changes) else { return }
        newer = try self.changes.pending()
        changes.formUnion(newer)
        if !newer.sources.isEmpty, count < Self.supersededLimit { continue }
        changes.hasManifest = false
      }
      if let newest = try render(changes, canEnd: count < Self.supersededLimit) {
        changes.formUnion(newest)
      } else if !newer.sources.isEmpty {
        // The images are those of the build before these changes.
        (changes, count) = (newer, 0)
      } else {
        return
      }
    }
  }

  // MARK: Build

  /// Builds the package; returns whether it was built.
  private mutating func build(_ changes: SourceChanges) throws -> Bool {
    try receiveDescription()
    describing = nil
    if changes.hasManifest {
      // A build that fails does not describe the package, and the description itself can fail, such as
      // before the directory of a new target exists. Until then, its files must be sources.
      isDescribed = false
      try self.changes.update(nil)
    }
    page.setStatus(LiveCatalog.Status(phase: .building))
    listing.building()
    guard case .package(let package, _) = code else { return try buildCodeBase() }
    let ending = try package.build(output: .capturedWithMessages)
    guard ending.status == 0 else {
      let output = String(decoding: ending.output, as: UTF8.self)
      var problems = BuildOutput(output, root: root).problems
      if !problems.contains(where: { $0.kind == .error }) {
        problems.append(
          LiveCatalog.Problem(
            message: "“swift build --build-tests” \(ProcessEnd.description(of: ending.status))",
            excerpt: BuildOutput.end(of: output)))
      }
      fail(problems)
      return false
    }
    isBuilt = true
    if hasOtherSources(changes) { isDescribed = false }
    if !isDescribed || program == nil { program = try findProgram(package) }
    return true
  }

  /// Builds a code base; returns whether it was built.
  private mutating func buildCodeBase() throws -> Bool {
    do {
      let listing = listing
      let built = try code.built(building: true) { listing.note($0) }
      (program, description, modules) = (built.program, built.description, built.modules)
      builtCode = built.code
      (isBuilt, isDescribed) = (true, true)
      if let coverage = built.coverage, coverage != self.coverage {
        for line in coverage.text.split(separator: "\n") { listing.note(String(line)) }
        self.coverage = coverage
      }
      return true
    } catch let interruption as PreviewInterruption {
      throw interruption
    } catch {
      fail([LiveCatalog.Problem(message: "\(error)")])
      return false
    }
  }

  /// Finds the program with all tests; waits for the description only if its name is required.
  private mutating func findProgram(_ package: PreviewedPackage) throws -> BuiltTestProgram {
    let products = try products ?? package.products()
    self.products = products
    do throws(CatalogError) {
      return try BuiltTestProgram(in: products, package: nil)
    } catch .severalTestPrograms {
      try startDescribing()
      try finishDescribing()
      return try BuiltTestProgram(in: products, package: description?.name)
    }
  }

  // MARK: Description

  private mutating func startDescribing() throws {
    guard !isDescribed, describing == nil, case .package(let package, _) = code else { return }
    describing = try package.startDescribing()
  }

  /// Receives the description if the process has ended; returns whether there is a new one.
  @discardableResult
  private mutating func receiveDescription() throws -> Bool {
    guard let describing, describing.isFinished else { return false }
    return try finishDescribing()
  }

  /// Waits for the description, if the package is being described; returns whether there is a new one.
  @discardableResult
  private mutating func finishDescribing() throws -> Bool {
    guard let ending = describing?.ending() else { return false }
    describing = nil
    if let signal = ending.interruption { throw PreviewInterruption(signal: signal) }
    // After a failure, the next rendering describes the package again.
    guard let description = PackageDescription(ending) else { return false }
    self.description = description
    isDescribed = true
    try changes.update(description)
    return true
  }

  /// Returns whether a source was added or removed, so that the description has changed.
  private func hasOtherSources(_ changes: SourceChanges) -> Bool {
    var known: Set<String> = []
    for target in description?.targets ?? [] {
      let directory = FilePath.absolute(target.path, in: root)
      for source in target.sources { known.insert("\(directory)/\(source)") }
    }
    return changes.sources.contains { path in
      path.hasSuffix(".swift") && known.contains(path) != FilePath.isOccupied(path)
    }
  }

  private func fail(_ problems: [LiveCatalog.Problem]) {
    page.setStatus(LiveCatalog.Status(phase: .failed, problems: problems))
    listing.failed(problems)
  }

  // MARK: Rendering

  /// Renders the previews; returns newer changes that were made in the meantime, or `nil`.
  private mutating func render(_ changes: SourceChanges, canEnd: Bool) throws -> SourceChanges? {
    guard let program else { return nil }
    try startDescribing()
    var locations = PreviewLocations(description, root: root)
    let request = request(changes, &locations)
    let code = builtCode.flatMap {
      PreviewCode($0, request, environment: self.code.environment)
    }
    let known = known(in: code, &locations)
    var process = PreviewProcess(
      program: program.path, request: request,
      environment: self.code.environment, timeout: options.timeout * 1000)
    let provider = self.changes
    var newer = SourceChanges()
    if canEnd, provider.descriptor >= 0 {
      process.end = PreviewProcess.End(descriptor: provider.descriptor) {
        newer.formUnion(try provider.pending())
        return !newer.isEmpty
      }
    }
    var update = ShownPreviews.Update(of: shown, first: Set(request.first), known: known)
    let results: PreviewRun.Results
    do {
      results = try PreviewRun(process: process, known: known).run { event in
        update.receive(event)
        if try receiveDescription() { locations = PreviewLocations(description, root: root) }
        page.setStatus(update.status)
        listing.rendered(update.done, of: update.total)
        if update.isFirstPart(after: event) { show(update.results, &locations, updated: []) }
      }
    } catch is PreviewSuperseded {
      return newer
    }
    // The next build ends a description that is not finished.
    if try newer.isEmpty ? finishDescribing() : receiveDescription() {
      locations = PreviewLocations(description, root: root)
    }
    shown.replace(with: results)
    shownCode = code
    show(results, &locations, updated: shown.updated)
    page.setStatus(shown.status)
    listing.ready(shown)
    if results.items.isEmpty, results.declarations.isEmpty {
      listing.note(CatalogError.noPreviews(package: name).description)
    }
    removeOtherImages()
    // A change can be made between the last event and the end of the process.
    return newer.isEmpty ? nil : newer
  }

  /// Returns the shown results that are still right, by the identifiers of the snapshots.
  private func known(
    in code: PreviewCode?, _ locations: inout PreviewLocations
  ) -> [String: PreviewEvent.Rendering] {
    guard let code, let shownCode, code.circumstances == shownCode.circumstances else { return [:] }
    var known: [String: PreviewEvent.Rendering] = [:]
    for item in shown.results.items {
      guard case .rendered(let rendering) = shown.results.results[item.id],
        let digest = code.digest(of: item, &locations),
        digest == shownCode.digest(of: item, &locations),
        FilePath.isRegularFile("\(images)/\(rendering.image)")
      else { continue }
      known[item.id] = rendering
    }
    return known
  }

  private var name: String { description?.name ?? FilePath.name(of: root) }

  private func show(
    _ results: PreviewRun.Results, _ locations: inout PreviewLocations, updated: Set<String>
  ) {
    page.show(
      Catalog(
        package: name, root: root, editor: options.editor, settings: options.settings.settings,
        previews: results.previews(&locations), omissions: coverage?.shown),
      updated: updated)
  }

  private func request(
    _ changes: SourceChanges, _ locations: inout PreviewLocations
  ) -> PreviewRequest {
    var request = PreviewRequest(images: images, events: -1)
    request.variants = options.settings.request
    request.modules = modules
    request.excluded = code.settings?.excluded
    // Previews in changed files, then those that the last change has updated.
    let changed = shown.results.items.filter { item in
      locations.location(of: item).map { changes.sources.contains("\(root)/\($0.file)") } ?? false
    }
    let updated = shown.results.items.filter { shown.updated.contains($0.previewID) }
    request.first = (changed + updated).map(\.id)
    var references = PreviewRequest.References(root: root)
    references.earlier = shown.earlier
    let files = ReferenceInventory(of: root, extensions: ["png"]).references
    for file in files {
      let words = FilePath.name(of: file.path).split(separator: ".")
      guard words.count == 3 else { continue }
      references.recorded[String(words[1]), default: []].append(file.path)
    }
    request.references = references
    return request
  }

  /// Removes images that the page no longer shows.
  private func removeOtherImages() {
    let used = shown.images
    for name in (try? Directory.names(in: images)) ?? [] where !used.contains(name) {
      unlink("\(images)/\(name)")
    }
  }
}

extension LiveCatalog.Problem {
  /// Creates an error that concerns no source.
  init(message: String, excerpt: String = "") {
    self.init(
      kind: .error, file: nil, line: nil, column: nil, message: message, excerpt: excerpt)
  }
}
