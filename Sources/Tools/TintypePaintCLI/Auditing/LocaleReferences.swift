// SPDX-License-Identifier: MIT

import TintypeAudits
import TintypeBase
import TintypeReports
import TintypeScene

/// The references of a component in other locales, which the names of their files state.
final class LocaleReferences {
  /// The language that others translate.
  private let language: String
  /// The base commit; `nil` for none.
  private let base: BaseScenes?
  /// Reads the scene of a reference.
  private let read: (String) throws -> Scene?
  /// The directory of the last reference.
  ///
  /// Names and texts in other directories are dropped, so that memory is bounded.
  private var directory: String?
  /// The names of the references in the directory.
  private var names: [LocalizedName] = []
  /// The texts by the paths of references.
  private var texts: [String: [NodePath: String]] = [:]

  private static let ending = ".png"

  init(
    translating language: String, base: BaseScenes?,
    reading read: @escaping (String) throws -> Scene?
  ) {
    (self.language, self.base, self.read) = (language, base, read)
  }

  /// Returns the texts of a reference in other locales; `nil` if there are no two other languages.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the reference.
  ///   - isBase: Whether the texts are those of the base commit.
  /// - Returns: The texts.
  func translations(of path: String, inBase isBase: Bool = false) -> SceneTranslations? {
    let directory = FilePath.parent(of: path)
    let file = FilePath.name(of: path)
    let name = String(file.dropLast(Self.ending.count))
    enter(directory)
    return LocaleGroup(of: name, in: names, base: language)?
      .translations(of: name) { other in
        texts(of: "\(directory)/\(other)\(file.suffix(Self.ending.count))", isBase)
      }
  }

  private func enter(_ directory: String) {
    guard directory != self.directory else { return }
    self.directory = directory
    let files = (try? Directory.names(in: directory)) ?? []
    names = files.filter { $0.lowercased().hasSuffix(Self.ending) }
      .flatMap { LocalizedName.all(in: String($0.dropLast(Self.ending.count))) }
    texts = [:]
  }

  /// Returns the texts of a reference; `nil` if it cannot be read, which its own audit reports.
  private func texts(of path: String, _ isBase: Bool) -> [NodePath: String]? {
    if isBase, let version = try? base?.version(of: path) {
      switch version {
      case .same: break
      case .scene(let scene): return scene.texts
      case .absent, .unreadable: return nil
      }
    }
    if let known = texts[path] { return known }
    guard let scene = try? read(path) else { return nil }
    let found = scene.texts
    texts[path] = found
    return found
  }
}
