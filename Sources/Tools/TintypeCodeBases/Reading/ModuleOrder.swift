// SPDX-License-Identifier: MIT

/// The order in which modules are compiled.
struct ModuleOrder {
  /// The modules, each after those that it uses; a dependency that closes a cycle is removed.
  private(set) var modules: [SourceModule] = []

  init(_ unordered: [SourceModule], notes: inout [CodeBaseNote]) {
    let index = Dictionary(
      unordered.enumerated().map { ($1.moduleName, $0) }, uniquingKeysWith: { first, _ in first })
    var unordered = unordered
    /// The modules that were visited; `true` while those that they use are being visited.
    var isOpen: [Int: Bool] = [:]
    // A recursive search could be as deep as there are targets.
    for start in unordered.indices where isOpen[start] == nil {
      var stack = [(module: start, next: 0)]
      isOpen[start] = true
      while let (current, next) = stack.last {
        guard next < unordered[current].uses.count else {
          isOpen[current] = false
          modules.append(unordered[current])
          stack.removeLast()
          continue
        }
        guard let used = index[unordered[current].uses[next]], isOpen[used] != true else {
          let name = unordered[current].uses.remove(at: next)
          notes.append(
            CodeBaseNote(
              unordered[current].name,
              "It and “\(name)” depend on each other. Its dependency on “\(name)” is ignored."))
          continue
        }
        stack[stack.count - 1].next += 1
        if isOpen[used] == nil {
          isOpen[used] = true
          stack.append((used, 0))
        }
      }
    }
  }
}
