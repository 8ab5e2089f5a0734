// SPDX-License-Identifier: MIT

import TintypeBase

/// The name of a commit: 40 or 64 hexadecimal digits in lower case.
package struct CommitName: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Creates the name; `nil` for every other text.
  package init?(_ text: some StringProtocol) {
    guard [40, 64].contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    description = String(text)
  }

  /// The first 12 digits.
  package var short: String { String(description.prefix(12)) }
}

/// The runs of commits that a store keeps, as opaque files.
///
/// The files of a commit are in the folder `history/1/<commit>`. They are found without a list of
/// files, which many stores do not have, and several machines can add runs of one commit at the same
/// time; see ``SlotSearch``.
package struct RunStore: Sendable {
  private let store: any KeyedStore
  /// The address in messages.
  package var name: String { store.name }

  /// The folder of all commits; the number is the version of the layout.
  private static let root = "history/1"
  /// The maximum size of a run in bytes: 64 MiB.
  package static let runLimit = 64 << 20
  /// The maximum size of all runs of a commit that are read, in bytes: 128 MiB.
  private static let totalLimit = 128 << 20

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - address: The address; see ``StoreAddress``.
  ///   - directory: The base directory of a relative path.
  ///   - place: The place of the address in messages.
  ///   - variables: The environment variables with the credentials.
  ///   - stallLimit: The seconds without progress after which a transfer ends.
  /// - Throws: `StoreError.unusableAddress`.
  package init(
    at address: String, relativeTo directory: String, in place: String, variables: [String: String],
    stallLimit: Int = 20
  ) throws(StoreError) {
    let address = try StoreAddress(address, relativeTo: directory, in: place)
    // The credentials are for the address that the variables name.
    let variables = variables.merging(["TINTYPE_STORE": address.description]) { $1 }
    store = address.store(StoreEnvironment(variables, stallLimit: stallLimit))
  }

  /// Creates a store whose address is in a file of a repository.
  ///
  /// The author of a commit writes such a file, which only selects one of the stores in the user's
  /// ``StoreList``. Variables with credentials are for other stores, so that it gets none of them;
  /// a signature for S3 does not reveal the secret.
  ///
  /// - Parameters:
  ///   - address: The address; see ``StoreAddress``.
  ///   - directory: The directory of the file, and the base of a relative path.
  ///   - place: The place of the address in messages.
  ///   - variables: The environment variables.
  ///   - stallLimit: The seconds without progress after which a transfer ends.
  /// - Throws: `StoreError.unusableAddress`, or `notAllowed` for a store that is not in the list.
  package init(
    selectedBy address: String, in directory: String, place: String, variables: [String: String],
    stallLimit: Int = 20
  ) throws(StoreError) {
    let named = try StoreAddress(address, relativeTo: directory, in: place)
    let list = StoreList(variables: variables).flatMap {
      $0.isOutside(ofRepositoryOf: directory) ? $0 : nil
    }
    guard let allowed = try list?.addresses().first(where: named.isSame) else {
      throw .notAllowed(address: named.text, place: place, list: list?.path)
    }
    let others = variables.filter { !$0.key.hasPrefix("TINTYPE_STORE") }
    store = allowed.store(StoreEnvironment(others, stallLimit: stallLimit))
  }

  /// Creates the runs in a store.
  init(in store: any KeyedStore) { self.store = store }

  private static func folder(_ commit: CommitName) -> String { "\(root)/\(commit)" }

  /// Returns whether a run of a commit was ever added.
  package func hasRuns(of commit: CommitName) throws(StoreError) -> Bool {
    try isVisited(RunSlot(), in: Self.folder(commit))
  }

  /// Returns the runs of a commit, in the order of their slots.
  ///
  /// The contents are those that the store returned; the caller checks them.
  package func runs(of commit: CommitName) throws(StoreError) -> [[UInt8]] {
    var runs: [[UInt8]] = []
    var size = 0
    for slot in try slots(of: commit) {
      guard let run = try store.bytes(at: slot.run(in: Self.folder(commit)), limit: Self.runLimit)
      else { continue }
      size += run.count
      guard size <= Self.totalLimit else {
        throw store.unusable("it has more than 128 MiB of runs for one commit")
      }
      runs.append(run)
    }
    return runs
  }

  /// Adds a run of a commit, and checks that the store returns it.
  ///
  /// - Parameters:
  ///   - run: The contents; not empty.
  ///   - commit: The commit.
  /// - Throws: `StoreError` if the store cannot be used, or does not return the run.
  package func add(_ run: [UInt8], of commit: CommitName) throws(StoreError) {
    let folder = Self.folder(commit)
    let key = try slot(of: commit, in: folder).run(in: folder)
    try store.put(run, at: key, once: false)
    guard try store.bytes(at: key, limit: Self.runLimit) == run else {
      throw store.unusable("it does not return the run that was just copied to it")
    }
  }

  /// The maximum number of searches for a slot.
  private static let searchLimit = 3

  /// Returns a slot that no other writer gets; a search that fails is followed by another one.
  private func slot(of commit: CommitName, in folder: String) throws(StoreError) -> RunSlot {
    for _ in 1..<Self.searchLimit {
      do throws(StoreError) {
        return try search(in: folder, of: commit)
      } catch {
        switch error {
        case .unreachable, .failed: continue
        default: throw error
        }
      }
    }
    return try search(in: folder, of: commit)
  }

  private func search(in folder: String, of commit: CommitName) throws(StoreError) -> RunSlot {
    var search = SlotSearch(in: folder, writer: Array(Self.writer().utf8))
    while true {
      switch search.step {
      case .write(let bytes, let key):
        try store.put(bytes, at: key, once: true)
        search.advance()
      case .read(let key): search.advance(try store.bytes(at: key, limit: Self.markerLimit))
      case .found(let slot): return slot
      case .full:
        throw store.unusable("it already has \(RunSlot.limit) runs of the commit \(commit.short)")
      }
    }
  }

  /// Returns a new identifier of a writer: 32 hexadecimal digits.
  static func writer() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The maximum size of a file with an identifier in bytes.
  private static let markerLimit = 1 << 10

  private func isVisited(_ slot: RunSlot, in folder: String) throws(StoreError) -> Bool {
    guard let writer = try store.bytes(at: slot.visitor(in: folder), limit: Self.markerLimit)
    else { return false }
    let isIdentifier =
      writer.count == 32
      && writer.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    // A server may respond to every request with a page, and to no request with “not found”.
    guard isIdentifier else {
      throw store.unusable("it returns other contents than a history of runs has")
    }
    return true
  }

  /// Returns the slots of a commit that were visited.
  private func slots(of commit: CommitName) throws(StoreError) -> [RunSlot] {
    var (found, queue, known) = ([RunSlot](), [RunSlot()], Set([RunSlot()]))
    while let slot = queue.popLast() {
      guard slot.isValid, try isVisited(slot, in: Self.folder(commit)) else { continue }
      found.append(slot)
      for next in [slot.below, slot.right] where known.insert(next).inserted { queue.append(next) }
    }
    return found
  }
}

extension RunStore {
  /// The commits with files in the store, sorted; `nil` if the store cannot list its files.
  package func commits() throws(StoreError) -> [CommitName]? {
    guard let keys = try store.keys(in: Self.root) else { return nil }
    let names = keys.compactMap { key in
      CommitName(key.split(separator: "/").dropLast().last ?? "")
    }
    return Set(names).sorted { $0.description < $1.description }
  }

  /// Removes all files of a commit.
  ///
  /// A machine that adds a run of the same commit at this moment can lose it, so only old commits
  /// are removed.
  package func remove(_ commit: CommitName) throws(StoreError) {
    let folder = Self.folder(commit)
    let slots = try slots(of: commit)
    // The markers are last: with them, the next call finds the rest after an error.
    for slot in slots.reversed() {
      for key in [slot.run(in: folder), slot.door(in: folder), slot.visitor(in: folder)] {
        try store.remove(at: key)
      }
    }
    try store.removeFolder(folder)
  }
}
