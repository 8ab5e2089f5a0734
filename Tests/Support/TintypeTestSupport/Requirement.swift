// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A resource of the machine that a test needs, such as a program, a font or a browser.
public struct Requirement: Sendable {
  /// The name in messages, such as “the program zsh”.
  public var name: String
  /// An instruction for installing it, as a complete sentence.
  public var remedy: String
  private let isMetBody: @Sendable () -> Bool

  /// Creates a requirement.
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - remedy: An instruction for installing it, as a complete sentence; by default, to run
  ///     `scripts/setup`.
  ///   - isMet: Returns `true` if the machine meets the requirement.
  public init(
    _ name: String, remedy: String = "Run scripts/setup.",
    isMet: @escaping @Sendable () -> Bool
  ) {
    self.name = name
    self.remedy = remedy
    isMetBody = isMet
  }

  /// A Boolean value that indicates whether the machine meets the requirement.
  public var isMet: Bool { isMetBody() }

  /// Determines whether a test runs.
  ///
  /// - Parameter environment: The environment variables; by default those of this process.
  /// - Returns: `true` if the machine has what the test needs. If not, the test is skipped.
  /// - Throws: ``MissingRequirement`` if the requirement is not met and the variable `CI` is set:
  ///   continuous integration must not skip tests.
  public func allowsTest(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(MissingRequirement) -> Bool {
    if isMet { return true }
    guard environment["CI"]?.isEmpty ?? true else { throw MissingRequirement(self) }
    return false
  }

  /// The reason why a test is skipped.
  public var reason: String { "This test needs \(name), which is missing. \(remedy)" }
}

/// The failure of a test that must not be skipped, since the variable `CI` is set.
public struct MissingRequirement: Error, Hashable, CustomStringConvertible {
  /// The missing requirement and the instruction for installing it.
  public let description: String

  init(_ requirement: Requirement) {
    description = """
      \(requirement.reason) The variable CI is set, so the test fails instead of being skipped.
      """
  }
}

extension Requirement {
  /// Returns the requirement of a program in `PATH` or in a directory of a package manager.
  public static func program(_ name: String) -> Requirement {
    Requirement("the program \(name)", remedy: "Run scripts/setup --with-browser.") {
      path(of: name) != nil
    }
  }

  /// Returns the path of a program.
  ///
  /// - Parameter name: The name of the program.
  /// - Returns: The path, or `nil` if the program is missing.
  public static func path(of name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let directories =
      path.split(separator: ":").map(String.init)
      + ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    return directories.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Returns the requirement of font families.
  ///
  /// - Parameters:
  ///   - families: The names of the families.
  ///   - installed: The names of the families that the machine has.
  /// - Returns: The requirement.
  public static func fonts(
    _ families: String..., in installed: @autoclosure @escaping @Sendable () -> Set<String>
  ) -> Requirement {
    fonts(families, in: installed())
  }

  /// Returns the requirement of font families.
  ///
  /// - Parameters:
  ///   - families: The names of the families.
  ///   - installed: The names of the families that the machine has.
  /// - Returns: The requirement.
  public static func fonts(
    _ families: [String], in installed: @autoclosure @escaping @Sendable () -> Set<String>
  ) -> Requirement {
    let list = families.joined(separator: ", ")
    return Requirement(families.count == 1 ? "the font \(list)" : "the fonts \(list)") {
      installed().isSuperset(of: families)
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test on a machine that does not meet a requirement, or fails it if the variable `CI`
  /// is set.
  public static func requires(
    _ requirement: Requirement, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    .enabled(Comment(rawValue: requirement.reason), sourceLocation: sourceLocation) {
      try requirement.allowsTest()
    }
  }
}
