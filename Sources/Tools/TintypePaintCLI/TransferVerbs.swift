// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeBase
import TintypeCommandLine
import TintypeComparison
import TintypeReports
import TintypeSnapshots
import TintypeStores

extension PushVerb: PaintingVerb {
  func run(in tool: PaintTool) -> CommandResult {
    tool.transfer(TransferOptions(direction: .push, references: references, isCheck: isCheck))
  }
}

extension FetchVerb: PaintingVerb {
  func run(in tool: PaintTool) -> CommandResult {
    tool.transfer(TransferOptions(direction: .fetch, references: references))
  }
}

/// The options of `tintype push` and `tintype fetch`.
struct TransferOptions: Hashable, Sendable {
  /// The direction of the transfer.
  var direction: Direction
  /// References, or directories that contain references.
  var references: [String] = []
  /// A Boolean value that indicates whether the store is only queried and nothing is pushed.
  var isCheck = false

  enum Direction: Hashable, Sendable {
    case push, fetch
  }
}

extension PaintTool {
  /// Transfers the full references of pointers: `tintype push` and `tintype fetch`.
  func transfer(_ options: TransferOptions) -> Result {
    var report = TransferReport(options: options)
    var pointers: [ReferenceAssets: [StoredObject: [String]]] = [:]
    for argument in options.references {
      let path = FilePath.absolute(argument, in: currentDirectory)
      if Directory.exists(at: path), FilePath.name(of: path) == ReferenceLocation.directoryName {
        pointers[assets(of: path + "/reference.png"), default: [:]] = [:]
      }
      do {
        for file in try ReferenceFiles.all(at: path) where !ReferenceAssets.contains(file) {
          let bytes = try RepositoryBoundary.bytes(
            of: file, limit: ReferenceFile.sizeLimit, followingLink: false)
          guard let object = PointerReference.object(of: bytes) else { continue }
          pointers[assets(of: file), default: [:]][object, default: []].append(file)
        }
      } catch {
        report.errors.append("\(error)")
      }
    }
    for (assets, objects) in pointers.sorted(by: { $0.key.directory < $1.key.directory }) {
      if options.direction == .push, !options.isCheck { report.push(assets) }
      report.transfer(objects, assets)
    }
    return report.result
  }

  private func assets(of file: String) -> ReferenceAssets {
    ReferenceAssets(of: file, variables: environment)
  }
}

/// The results of transferring objects.
private struct TransferReport {
  let options: TransferOptions
  var errors: [String] = []
  private var pushed = 0
  private var size = 0
  private var pointers = 0
  private var missing: [String] = []

  init(options: TransferOptions) { self.options = options }

  /// Pushes all unpushed objects, including objects that only another branch's references use.
  mutating func push(_ assets: ReferenceAssets) {
    let store = ReferenceStore(of: assets)
    let directory = assets.unpushedDirectory
    guard !RepositoryBoundary.isLeft(by: directory) else {
      errors.append(
        "“\(directory)” was not read: \(FileError.link). \(FileError.link.readingAdvice).")
      return
    }
    let names = (try? Directory.names(in: directory)) ?? []
    for name in names where ReferenceAssets.isObjectName(name) {
      let path = assets.path(of: name)
      do {
        let bytes = try assets.bytes(ofUnpushed: name)
        let object = StoredObject(of: bytes)
        guard object.fileName == name else {
          errors.append(
            "“\(path)” is damaged and was kept. Record the reference again, then delete the file.")
          continue
        }
        if try store.put(bytes, as: object) {
          pushed += 1
          size += bytes.count
          guard try store.contains(object) else {
            errors.append("“\(path)” was kept: the store accepted it, but does not contain it.")
            return
          }
        }
        unlink(path)
      } catch {
        // After a failure, the remaining objects would fail in the same way.
        errors.append("“\(path)” was kept. \(error)")
        return
      }
    }
  }

  /// Queries the store for each object, or fetches it.
  ///
  /// - Parameters:
  ///   - objects: The objects, with the paths of the pointers to them, of which there is at least
  ///     one each.
  ///   - assets: The shared files of the pointers.
  mutating func transfer(_ objects: [StoredObject: [String]], _ assets: ReferenceAssets) {
    let store = ReferenceStore(of: assets)
    let sorted = objects.sorted { ($0.value.first ?? "") < ($1.value.first ?? "") }
    let isFetch = options.direction == .fetch
    pointers += objects.values.reduce(0) { $0 + $1.count }
    let found = Mutex<[Int: Swift.Result<Bool, StoreError>]>([:])
    let next = Mutex(0)
    // Sequential requests would spend most of the time waiting for the network.
    DispatchQueue.concurrentPerform(iterations: min(8, sorted.count)) { _ in
      while true {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard index < sorted.count else { return }
        let object = sorted[index].key
        let result = Swift.Result { () throws(StoreError) in
          isFetch ? try store.fetch(object) : try store.contains(object)
        }
        // After a failure, each remaining object would take as long to fail.
        if case .failure = result { next.withLock { $0 = sorted.count } }
        found.withLock { $0[index] = result }
      }
    }
    let results = found.withLock { $0 }
    for (index, (_, paths)) in sorted.enumerated() {
      switch results[index] {
      case .success(true), nil: break
      case .success(false): missing += paths
      case .failure(let error): errors.append("“\(paths.first ?? "")”: \(error)")
      }
    }
  }

  var result: CommandResult {
    var lines = missing.map { path in
      "\(VisibleText.line(path)): the store does not have the full reference"
    }
    if options.direction == .push, !options.isCheck {
      lines.append(
        "\(Numbers.counted(pushed, "full reference")) pushed, \(Numbers.counted(size, "byte")).")
    }
    let verb = options.direction == .fetch ? "fetched" : "in the store"
    lines.append(
      "\(Numbers.counted(pointers, "pointer")): "
        + (errors.isEmpty
          ? "\(Numbers.grouped(pointers - missing.count)) \(verb), "
            + "\(Numbers.grouped(missing.count)) missing."
          : "not all were checked."))
    if !missing.isEmpty {
      lines.append("Run “tintype push” where they were recorded, or record them again.")
    }
    var result = CommandResult(output: lines.joined(separator: "\n") + "\n")
    result.messages = errors.map { "tintype: \(VisibleText.line($0))\n" }.joined()
    result.exitCode = errors.isEmpty ? (missing.isEmpty ? .success : .different) : .error
    return result
  }
}
