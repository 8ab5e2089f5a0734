// SPDX-License-Identifier: MIT

/// Surroundings of a process that must not change a pixel.
struct HostileEnvironment: Hashable, Sendable {
  /// What is printed; no two environments share a name.
  var name: String
  /// Variables that are set.
  var variables: [String: String] = [:]
  /// Variables that are taken away.
  var removed: Set<String> = []
  /// Whether everything else is taken away too, as `env -i` does.
  var isEmpty = false
  /// A folder of fonts that the machine has beside its own.
  var fonts: String?
  /// The directory that the process runs in; `nil` for that of its parent.
  var directory: String?
  /// Whether the renderer must refuse to paint.
  var isRefused = false

  /// The variables of a process in it.
  ///
  /// - Parameter inherited: Those of the process that starts it.
  /// - Returns: The names and values.
  func environment(over inherited: [String: String]) -> [String: String] {
    var result = isEmpty ? inherited.filter { Self.kept.contains($0.key) } : inherited
    // This process has set it for itself already.
    result["FC_LANG"] = nil
    for name in removed { result[name] = nil }
    return result.merging(variables) { _, hostile in hostile }
  }

  /// Without these a program may not find the Swift runtime.
  private static let kept: Set<String> = ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
}

extension HostileEnvironment {
  /// All environments: the locale, the machine, the libraries, in this order.
  ///
  /// - Parameter files: The fonts and settings that some of them point to.
  /// - Returns: Those that must paint, and last the one that must be refused.
  static func table(_ files: HostileFiles) -> [HostileEnvironment] {
    locales + machine(files) + fonts(files) + libraries + processor
  }

  /// An environment named by what it sets.
  static func setting(_ variables: KeyValuePairs<String, String>) -> HostileEnvironment {
    HostileEnvironment(
      name: variables.map { "\($0)=\($1)" }.joined(separator: " "),
      variables: Dictionary(variables.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 }))
  }
}
