// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Something that a test needs from the machine: a program, a font, a browser.
public struct Requirement: Sendable {
  /// The name in messages, such as “the program zsh”.
  public var name: String
  /// How to install it, as a complete sentence.
  public var remedy: String
  private let isMetBody: @Sendable () -> Bool

  /// Creates a requirement.
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - remedy: How to install it, as a complete sentence; by default `scripts/setup`.
  ///   - isMet: Returns whether the machine has it.
  public init(
    _ name: String, remedy: String = "Run scripts/setup.",
    isMet: @escaping @Sendable () -> Bool
  ) {
    self.name = name
    self.remedy = remedy
    isMetBody = isMet
  }

  /// A Boolean value that indicates whether the machine has it.
  public var isMet: Bool { isMetBody() }

  /// Decides whether a test runs.
  ///
  /// - Parameter environment: The variables; by default those of this process.
  /// - Returns: Whether the machine has what the test needs. If not, the test is skipped.
  /// - Throws: ``MissingRequirement`` where the variable `CI` is set: a machine that checks every
  ///   change must not skip a part of the checks.
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

/// The failure of a test that may not be skipped, since the variable `CI` is set.
public struct MissingRequirement: Error, Hashable, CustomStringConvertible {
  /// What is missing, and how to install it.
  public let description: String

  init(_ requirement: Requirement) {
    description = """
      \(requirement.reason) The variable CI is set, so the test fails instead of being skipped.
      """
  }
}

extension Requirement {
  /// A program on the `PATH`, or in a directory in which package managers install programs.
  public static func program(_ name: String) -> Requirement {
    Requirement("the program \(name)", remedy: "Run scripts/setup --with-browser.") {
      path(of: name) != nil
    }
  }

  /// Finds a program.
  ///
  /// - Parameter name: The name of the program.
  /// - Returns: The path; `nil` if it is missing.
  public static func path(of name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let directories =
      path.split(separator: ":").map(String.init)
      + ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    return directories.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Font families.
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

  /// Font families.
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
  /// Skips a test on a machine that lacks something; fails it there where the variable `CI` is set.
  public static func requires(
    _ requirement: Requirement, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    .enabled(Comment(rawValue: requirement.reason), sourceLocation: sourceLocation) {
      try requirement.allowsTest()
    }
  }
}
