// SPDX-License-Identifier: MIT

import TintypeScene

extension FontBook {
  /// Returns the match among the registered files for a request by a name; `nil` if no file has it.
  ///
  /// Each file is a family of its own, which is named by its PostScript name: so a scene refers to
  /// exactly one file, whatever other files are registered later.
  func registeredMatch(_ font: Font, named name: String) -> Match? {
    let exact =
      registered.first { $0.postScriptName == name } ?? registered.first { $0.fullName == name }
    var font = font
    if let exact {
      // The name of a file determines its weight and style, unless others are requested.
      if font.weight == .regular { font.weight = exact.weight }
      if exact.isItalic { font.isItalic = true }
    }
    let family = registered.filter { file in
      exact.map { $0.family == file.family } ?? file.names.contains(name)
    }
    let styled = family.filter { $0.isItalic == font.isItalic }
    let candidates = styled.isEmpty ? family : styled
    // Files of other widths can have the same weight: the most similar name is that of the width.
    let named = exact?.postScriptName ?? name
    func order(_ file: FontFile) -> (Int, Int) {
      let similarity = zip(file.postScriptName ?? "", named).prefix { $0 == $1 }.count
      return (file.rank(for: font.weight), file == exact ? Int.min : -similarity)
    }
    let file = candidates.min { order($0) < order($1) }
    guard let file, let postScriptName = file.postScriptName,
      let family = try? Family(name: postScriptName, files: [file])
    else { return nil }
    var match = Match(family: family, file: file, weight: file.weight(for: font.weight))
    if styled.isEmpty {
      match.issues.append(
        font.isItalic ? .missingItalic(family: file.family) : .missingUpright(family: file.family))
    }
    return match
  }

  /// Returns the book with registered files, which fonts can request by their names.
  func registering(_ files: some Sequence<FontFile>) -> FontBook {
    var book = self
    book.registered = files.sorted { ($0.postScriptName ?? "") < ($1.postScriptName ?? "") }
    return book
  }
}
