// SPDX-License-Identifier: MIT

extension SnapshotTestingConfiguration {
  /// What a failing test tells of how to look at a difference, such as a command to copy.
  ///
  /// ```swift
  /// withSnapshotTesting(diffTool: "compare -metric AE") { … }
  /// ```
  public struct DiffTool: Sendable, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
    private let tool: @Sendable (String, String) -> String
    /// Whether it is the one that is in force where nobody sets another.
    let isDefault: Bool

    /// Creates a tool.
    ///
    /// - Parameter tool: Makes the text of the paths of the reference and of what the test produced.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      self.init(tool: tool, isDefault: false)
    }

    private init(tool: @escaping @Sendable (String, String) -> String, isDefault: Bool) {
      self.tool = tool
      self.isDefault = isDefault
    }

    /// Creates a command that gets the two paths, unquoted, after a space each.
    public init(stringLiteral value: String) {
      self.init(tool: { "\(value) \($0) \($1)" }, isDefault: false)
    }

    /// Creates the default tool, as a variable of this type that is set to `nil` means it.
    public init(nilLiteral: ()) {
      self = .default
    }

    /// Kaleidoscope's command.
    public static let ksdiff = DiffTool(
      tool: { "ksdiff \"\($0)\" \"\($1)\"" }, isDefault: false)

    /// Names the two files as URLs.
    ///
    /// A failing test names its files anyway, so it does not repeat this.
    public static let `default` = DiffTool(
      tool: {
        """
        @\u{2212}
        "file://\($0)"
        @+
        "file://\($1)"

        To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

            withSnapshotTesting(diffTool: .ksdiff) {
              // ...
            }
        """
      }, isDefault: true)

    /// The text for a reference and what the test produced.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }
  }
}
