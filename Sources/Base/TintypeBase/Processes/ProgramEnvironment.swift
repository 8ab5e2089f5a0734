// SPDX-License-Identifier: MIT

import Foundation

/// The variables that Tintype passes to a program: an allow-list.
///
/// The environment of a test or of a CI job contains tokens. A program that reads a working tree,
/// or answers a server, gets none of them that it does not need.
package struct ProgramEnvironment: Sendable {
  private var names: Set<String>
  private var prefixes: [String]
  private var fixed: [String: String]

  /// The search path, the home directory, the directory of temporary files, and the locale `C`.
  package static let minimal = ProgramEnvironment(
    names: ["PATH", "HOME", "TMPDIR"], prefixes: [], fixed: ["LC_ALL": "C"])

  /// ``minimal``, with the variables of proxies and of certificates.
  package static let network = minimal.adding(names: [
    "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
    "SSL_CERT_FILE", "SSL_CERT_DIR", "CURL_CA_BUNDLE",
  ])

  /// Returns a copy that passes more variables.
  ///
  /// - Parameters:
  ///   - names: The names of variables.
  ///   - prefixes: The beginnings of names.
  ///   - fixed: Variables that are set whatever the environment contains.
  /// - Returns: The list with the additions.
  package func adding(
    names: Set<String> = [], prefixes: [String] = [], fixed: [String: String] = [:]
  ) -> ProgramEnvironment {
    ProgramEnvironment(
      names: self.names.union(names), prefixes: self.prefixes + prefixes,
      fixed: self.fixed.merging(fixed) { $1 })
  }

  /// Returns the variables of the program.
  ///
  /// - Parameter environment: The variables of this process.
  /// - Returns: The variables that the list contains, with the fixed ones.
  package func variables(from environment: [String: String]) -> [String: String] {
    environment
      .filter { name, _ in names.contains(name) || prefixes.contains { name.hasPrefix($0) } }
      .merging(fixed) { $1 }
  }

  /// Returns the absolute path of a program.
  ///
  /// Relative directories of `PATH` are skipped: a working tree would choose the program.
  ///
  /// - Parameters:
  ///   - name: The name of the program.
  ///   - environment: The variables of this process. Without `PATH`, the system's directories are
  ///     searched.
  /// - Returns: The path; `nil` if there is no such program.
  package static func path(of name: String, in environment: [String: String]) -> String? {
    path(of: name, inDirectories: environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin")
  }

  /// Returns the absolute path of a program in directories that colons separate.
  package static func path(of name: String, inDirectories directories: String) -> String? {
    directories.split(separator: ":")
      .filter { $0.hasPrefix("/") }
      .map { "\($0)/\(name)" }
      .first { access($0, X_OK) == 0 && !Directory.exists(at: $0) }
  }
}
