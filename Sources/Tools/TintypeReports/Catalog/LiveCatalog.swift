// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization
import TintypeBase

/// The state of a page that shows the previews of a package while they change.
///
/// The page requests the state with the version that it shows; the request waits until there is
/// another one. If the version of the previews differs, the page also requests their data.
package final class LiveCatalog: Sendable {
  /// The source of the page.
  private let shell: [UInt8]
  /// The absolute path of the directory with the images, which digests name.
  private let images: String
  /// The longest time that a request waits, in milliseconds.
  private let waitingTime: Int
  /// Called on the thread of a request before it waits.
  private let willWait: @Sendable () -> Void
  /// A value by which the page recognizes that another watcher answers at the same address.
  private let instance = String(UInt64.random(in: 0 ... .max), radix: 16)
  private let state: Mutex<State>

  /// Creates the state of a package whose tests are being built.
  ///
  /// - Parameters:
  ///   - package: The name of the package.
  ///   - images: The absolute path of the directory with the images, which digests name.
  ///   - root: The absolute path of the package, where the paths of problems begin until previews
  ///     are shown.
  ///   - editor: The address that opens a file in an editor until previews are shown.
  package convenience init(
    package: String, images: String, root: String = "", editor: String = ""
  ) {
    let catalog = Catalog(
      package: package, root: root, editor: editor, settings: [], previews: [])
    self.init(catalog, images: images)
  }

  init(
    _ catalog: Catalog, images: String, waitingTime: Int = 20_000,
    willWait: @escaping @Sendable () -> Void = {}
  ) {
    shell = Array((CatalogPage(liveFor: catalog.package).source + "\n").utf8)
    (self.images, self.waitingTime, self.willWait) = (images, waitingTime, willWait)
    state = Mutex(State(catalog: catalog))
  }

  /// Shows a state of the build.
  package func setStatus(_ status: Status) {
    let problems = status.shownProblems.text(.page)
    state.withLock { state in
      guard state.status != status else { return }
      (state.status, state.problems) = (status, problems)
      state.change()
    }
  }

  /// Shows previews.
  ///
  /// - Parameters:
  ///   - catalog: All previews.
  ///   - updated: The identifiers, such as `Module/Name`, of those whose image differs from the one
  ///     that was shown before.
  package func show(_ catalog: Catalog, updated: Set<String>) {
    // The page names previews with their hidden characters escaped.
    let updated = JSON.array(updated.sorted().map { .line($0) }).text(.page)
    state.withLock { state in
      (state.catalog, state.data, state.updated) = (catalog, nil, updated)
      state.shown += 1
      state.change()
    }
  }

  /// Ends all waiting requests; later requests do not wait.
  package func close() {
    state.withLock { state in
      state.isClosed = true
      state.release()
    }
  }
}

extension LiveCatalog {
  /// The contents of an address.
  package struct Answer: Hashable, Sendable {
    /// The media type.
    package var type: String
    package var bytes: [UInt8]
    /// A Boolean value that indicates whether the contents of the address never change.
    package var isImmutable: Bool
  }

  /// Returns the answer to a request of the page; `nil` if there is nothing at the path.
  ///
  /// A request for the state with the number of the current version blocks until there is another
  /// one, for at most 20 seconds.
  ///
  /// - Parameters:
  ///   - path: The path in the address of the page, without a leading slash.
  ///   - query: The query of the address.
  /// - Returns: The contents; `nil` for an unknown path.
  package func answer(path: String, query: [String: String]) -> Answer? {
    switch path {
    case "":
      return Answer(type: "text/html; charset=utf-8", bytes: shell, isImmutable: false)
    case "data/state.json":
      if let version = query["after"].flatMap({ Int($0) }) { wait(after: version) }
      return Self.json(state.withLock { $0.value(instance: instance) }.bytes(.page))
    case "data/catalog.json":
      return Self.json(data())
    default:
      return image(path) ?? Self.files[path]
    }
  }

  private static func json(_ bytes: [UInt8]) -> Answer {
    Answer(type: "application/json", bytes: bytes, isImmutable: false)
  }

  /// The style sheets and scripts by their names.
  private static let files = Dictionary(
    PageFile.live.map { file in
      let type = file.styleLink == nil ? "text/javascript" : "text/css"
      return (
        file.name,
        Answer(type: "\(type); charset=utf-8", bytes: file.bytes, isImmutable: false)
      )
    }, uniquingKeysWith: { first, _ in first })

  /// The maximum size of the file of an image, in bytes.
  private static let imageLimit = 256 << 20

  /// Returns an image, whose name cannot leave the directory.
  private func image(_ path: String) -> Answer? {
    let prefix = "images/"
    guard path.hasPrefix(prefix) else { return nil }
    let name = String(path.dropFirst(prefix.count))
    guard Catalog.isImageName(name),
      let bytes = try? RegularFile.bytes(of: "\(images)/\(name)", limit: Self.imageLimit)
    else { return nil }
    return Answer(type: "image/png", bytes: bytes, isImmutable: true)
  }

  /// Returns the data of the previews, which are computed for the first request.
  private func data() -> [UInt8] {
    let (data, catalog, version) = state.withLock { ($0.data, $0.catalog, $0.shown) }
    if let data { return data }
    let bytes = CatalogIndex(catalog).value.bytes(.page)
    state.withLock { if $0.shown == version { $0.data = bytes } }
    return bytes
  }

  /// Waits while a version is the current one.
  private func wait(after version: Int) {
    let semaphore = DispatchSemaphore(value: 0)
    let number = state.withLock { state -> Int? in
      guard state.version == version, !state.isClosed else { return nil }
      return state.add(semaphore)
    }
    guard let number else { return }
    willWait()
    _ = semaphore.wait(timeout: .now() + .milliseconds(waitingTime))
    state.withLock { $0.waiting[number] = nil }
  }
}

extension LiveCatalog {
  /// The variables, which a lock protects.
  private struct State {
    var status = Status(phase: .building, problems: [], done: 0, total: 0)
    /// The problems of the status as JSON.
    var problems = "[]"
    var catalog: Catalog
    /// The data of the catalog; `nil` until the page requests them.
    var data: [UInt8]?
    /// The identifiers of the updated previews as JSON.
    var updated = "[]"
    /// The number of the catalog; 0 until previews are shown.
    var shown = 0
    /// The number of the state, from 1.
    var version = 1
    var isClosed = false
    /// The semaphores of the waiting requests by their numbers.
    var waiting: [Int: DispatchSemaphore] = [:]
    private var requests = 0

    init(catalog: Catalog) { self.catalog = catalog }

    /// Adds a waiting request, and returns its number.
    mutating func add(_ semaphore: DispatchSemaphore) -> Int {
      requests += 1
      waiting[requests] = semaphore
      return requests
    }

    /// Begins another version.
    mutating func change() {
      version += 1
      release()
    }

    mutating func release() {
      for semaphore in waiting.values { semaphore.signal() }
      waiting = [:]
    }

    func value(instance: String) -> JSON {
      [
        "instance": .string(instance), "version": .integer(version), "previews": .integer(shown),
        "phase": .string(status.phase.rawValue), "done": .integer(status.done),
        "total": .integer(status.total), "errors": .integer(status.count(of: .error)),
        "warnings": .integer(status.count(of: .warning)), "problems": .encoded(problems),
        "updated": .encoded(updated),
      ]
    }
  }
}

extension JSON.Format {
  /// The format of data that the page requests.
  static let page = JSON.Format(layout: .compact, keyOrder: .given, escapes: .minimal)
}
