// SPDX-License-Identifier: MIT

import TintypeBase

/// The objects of an Xcode project, and the paths of its files.
struct XcodeProject {
  /// An entry of the table of objects.
  struct Object {
    var id: String
    var values: [String: PropertyValue]

    /// The class, such as `PBXNativeTarget`.
    var kind: String { text("isa") ?? "" }

    func text(_ name: String) -> String? { values[name]?.text }

    func texts(_ name: String) -> [String] { values[name]?.texts ?? [] }

    /// The name for messages.
    var name: String { text("name") ?? text("path").map(FilePath.name) ?? id }
  }

  /// The absolute path of the project, such as `/a/App.xcodeproj`.
  let path: String
  /// The directory to which paths are relative.
  let folder: String
  let root: Object
  private let objects: [String: PropertyValue]
  /// The sorted identifiers of the objects of each class.
  private let identifiers: [String: [String]]
  /// The absolute paths of groups and files; those that Xcode builds or installs have none.
  private(set) var paths: [String: String] = [:]

  /// The maximum size of `project.pbxproj`.
  static let sizeLimit = 64 << 20

  /// The name without its extension.
  var name: String { FilePath.name(of: path).withoutExtension }

  /// Reads a project.
  init(at path: String) throws(CodeBaseError) {
    let file = path + "/project.pbxproj"
    let values = try PropertyFile.read(file, limit: Self.sizeLimit)
    guard case .table(let objects)? = values["objects"] else {
      throw .damaged(
        path: file, reason: "It has no table “objects”. Restore the file from a commit.")
    }
    guard let id = values["rootObject"]?.text, case .table(let root)? = objects[id] else {
      throw .damaged(
        path: file,
        reason: "The object that “rootObject” names is missing. Restore the file from a commit.")
    }
    self.path = path
    self.objects = objects
    identifiers = Dictionary(
      grouping: objects.keys.sorted(), by: { objects[$0]?["isa"]?.text ?? "" })
    self.root = Object(id: id, values: root)
    let base = FilePath.parent(of: path)
    folder = FilePath.standardized(
      FilePath.absolute(self.root.text("projectDirPath") ?? "", in: base))
    paths = pathsOfFiles()
  }

  /// The object with an identifier; `nil` if it is missing or no table.
  subscript(_ id: String?) -> Object? {
    guard let id, case .table(let values)? = objects[id] else { return nil }
    return Object(id: id, values: values)
  }

  /// The objects that a list names, without those that are missing.
  func objects(_ name: String, of object: Object) -> [Object] {
    object.texts(name).compactMap { self[$0] }
  }

  /// The object that an entry names.
  func object(_ name: String, of object: Object) -> Object? { self[object.text(name)] }

  /// The objects of a class, sorted by their identifiers.
  func all(_ kind: String) -> [Object] {
    (identifiers[kind] ?? []).compactMap { self[$0] }
  }

  /// Returns the path of a group or file.
  func path(of object: Object) -> String? {
    // A file that is in no group is relative to the project.
    paths[object.id] ?? path(of: object, in: folder)
  }

  /// Walks through the groups, each of which is visited once, even if groups contain each other.
  private func pathsOfFiles() -> [String: String] {
    var paths: [String: String] = [:]
    var waiting = ["mainGroup", "productRefGroup"].compactMap { object($0, of: root) }.map {
      ($0, folder)
    }
    var isVisited: Set<String> = []
    while let (object, parent) = waiting.popLast() {
      guard isVisited.insert(object.id).inserted else { continue }
      let path = path(of: object, in: parent)
      paths[object.id] = path
      waiting += objects("children", of: object).map { ($0, path ?? parent) }
    }
    return paths
  }

  private func path(of object: Object, in parent: String) -> String? {
    let path = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<group>": return FilePath.standardized(FilePath.absolute(path, in: parent))
    case "SOURCE_ROOT", "PROJECT_DIR":
      return FilePath.standardized(FilePath.absolute(path, in: folder))
    case "<absolute>": return FilePath.standardized(path)
    default: return nil
    }
  }
}

/// Reads property lists from files.
enum PropertyFile {
  /// Reads the list at a path.
  static func read(_ path: String, limit: Int = 8 << 20) throws(CodeBaseError) -> PropertyValue {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path, limit: limit)
    } catch {
      throw .unreadable(path: path, error)
    }
    do {
      return try PropertyValue(reading: bytes)
    } catch {
      throw .damaged(path: path, reason: error.description)
    }
  }
}

extension XcodeProject {
  /// The absolute paths of the projects that this one contains.
  var references: [String] {
    (root.values["projectReferences"]?.elements ?? []).compactMap {
      self[$0["ProjectRef"]?.text].flatMap { path(of: $0) }
    }
  }
}
