// SPDX-License-Identifier: MIT

/// A file `tintype.toml` in which each setting is explained, and is a comment.
///
/// In a code base without references, the current appearance of standard controls is set.
struct ProjectSettingsTemplate {
  /// The names of the targets that were found.
  var targets: [String]
  /// A Boolean value that indicates whether the code base has references.
  var hasReferences: Bool

  /// The settings with their values and explanations.
  private var settings: [(key: String, value: String, text: String)] {
    [
      (
        "targets", list(targets.isEmpty ? ["App"] : targets),
        "The targets to show, with those that they use. By default all that build for iOS."
      ),
      ("ios", #""26.0""#, "The version of iOS that #available and #if compare with."),
      ("exclude", list(["Map"]), "The names of previews to leave out."),
      (
        "pending-work", #""fail""#,
        #""allow" compares a preview although work is pending, such as a request."#
      ),
      (
        "devices", list(["iPhone SE (3rd generation)", "iPhone 13"]),
        "The devices of previews that do not specify one. By default an iPhone 13."
      ),
      (
        Self.platformStyles, list(hasReferences ? ["iOS", "iOS26"] : ["iOS26"]),
        #"The looks of standard controls: "iOS26", or else "iOS", the look of iOS 17 and 18."#
      ),
      ("color-schemes", list(["light", "dark"]), "The color schemes of each preview."),
      (
        "text-sizes", list(["large", "accessibility3"]),
        "The text sizes, by their names in SwiftUI."
      ),
      ("locales", list(["en", "ar"]), "The languages and regions."),
      (
        "directions", list(["leftToRight", "rightToLeft"]),
        "The layout directions. By default that of each locale."
      ),
      (
        "history", #""s3://bucket/app""#,
        "The store of earlier results, one of those that you allow, for the option --base."
      ),
    ]
  }

  /// The text of the file.
  var text: String {
    """
    # Settings for "tintype catalog", "tintype watch" and "tintype test --previews" in this code base.
    # Remove the number sign before a setting to use it. Options of the commands have precedence.

    """
      + settings.map { setting in
        let isSet = !hasReferences && setting.key == Self.platformStyles
        return "\n# \(setting.text)\n\(isSet ? "" : "#")\(setting.key) = \(setting.value)\n"
      }.joined()
  }

  private static let platformStyles = "platform-styles"

  /// Returns a list of the values that the file can contain.
  private func list(_ values: [String]) -> String {
    let values = values.filter { value in
      !value.contains { "\"\\]".contains($0) || $0.isNewline }
    }
    return "[" + values.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
