// SPDX-License-Identifier: MIT

/// A reason with all that is left out because of it.
package struct RankedReason: Hashable, Sendable {
  package var reason: OmissionReason
  /// The files, each with the declarations that the reason costs.
  package var files: [LeftOutFile]

  package init(reason: OmissionReason, files: [LeftOutFile]) {
    (self.reason, self.files) = (reason, files)
  }

  /// Ranks reasons: first those that cost the most files, and other errors at the end.
  ///
  /// A file can have several reasons. An error that follows from another one in the same file, such
  /// as a type of a missing module, counts as that one.
  ///
  /// - Parameters:
  ///   - files: The files of which something is left out.
  ///   - context: Facts that the messages do not tell.
  /// - Returns: The reasons, each with its files in their order.
  package static func ranking(
    of files: [LeftOutFile], in context: OmissionContext = OmissionContext()
  ) -> [RankedReason] {
    var (ranking, places): ([RankedReason], [OmissionReason: Int]) = ([], [:])
    for file in files {
      var parts: [OmissionReason: [LeftOutFile.Declaration]] = [:]
      var order: [OmissionReason] = []
      for (declaration, reason) in zip(file.declarations, context.reasons(in: file)) {
        if parts[reason] == nil { order.append(reason) }
        parts[reason, default: []].append(declaration)
      }
      for reason in order {
        let part = LeftOutFile(
          path: file.path, isWhole: file.isWhole, declarations: parts[reason] ?? [])
        if let place = places[reason] {
          ranking[place].files.append(part)
        } else {
          places[reason] = ranking.count
          ranking.append(RankedReason(reason: reason, files: [part]))
        }
      }
    }
    let kinds = OmissionReason.Kind.allCases
    let key = { (ranked: RankedReason) in
      (
        ranked.reason.kind == .other ? 1 : 0, -ranked.files.count,
        kinds.firstIndex(of: ranked.reason.kind) ?? 0, ranked.reason.subject, ranked.reason.advice
      )
    }
    return ranking.sorted { key($0) < key($1) }
  }
}

/// Facts about the reasons of a code base that the compiler's messages do not tell.
package struct OmissionContext: Hashable, Sendable {
  /// The paths of files by the names of the types in them that are left out.
  package var leftOutTypes: [String: String]
  /// The names of the packages by those of their products; empty for an unknown package.
  package var products: [String: String]

  package init(leftOutTypes: [String: String] = [:], products: [String: String] = [:]) {
    (self.leftOutTypes, self.products) = (leftOutTypes, products)
  }

  /// Returns the reasons of a file's declarations.
  func reasons(in file: LeftOutFile) -> [OmissionReason] {
    let direct = file.declarations.map { reason($0.message, in: file) }
    let module = direct.first { $0.kind == .missingModule }
    let own = Dictionary(
      zip(file.declarations.map { String($0.baseName) }, direct), uniquingKeysWith: { $1 })
    return direct.map { reason in
      switch reason.kind {
      case .missingModule, .missingFramework, .unavailable, .leftOut: reason
      case .missingName, .missingMember, .complexExpression, .other:
        module ?? (reason.kind == .missingName ? own[reason.subject] : nil) ?? reason
      }
    }
  }

  private func reason(_ message: String, in file: LeftOutFile) -> OmissionReason {
    let reason = OmissionReason(message: message)
    switch reason.kind {
    case .missingModule:
      guard let package = products[reason.subject] else { return reason }
      let name = package.isEmpty ? "a package" : "the package “\(package)”"
      return OmissionReason(
        .missingModule, reason.subject[...],
        advice: """
          It is a product of \(name), which could not be fetched or compiled. Make the package \
          available to SwiftPM, and try again.
          """)
    case .missingName:
      let name = String(reason.subject.drop { $0 == "@" || $0 == "#" })
      guard let path = leftOutTypes[name], path != file.path else { return reason }
      return OmissionReason(
        .leftOut, reason.subject[...],
        advice: "\(path) declares it, and is left out for another reason.")
    default: return reason
    }
  }
}
