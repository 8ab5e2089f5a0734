// SPDX-License-Identifier: MIT

import TintypeBase

/// A module whose dependencies are not yet resolved, and what was noticed while its files were
/// collected.
struct ModuleDraft {
  /// The name of something that the target imports.
  enum Dependency: Hashable {
    /// A target of the code base, by the key of its draft.
    case target(String)
    /// A product of a package.
    case product(name: String, package: String?)
    /// A framework or library that another project of a workspace builds, by its file's name.
    case file(String)
  }

  /// Identifies the draft among those of all projects and packages.
  var key: String
  var module: SourceModule
  var dependencies: [Dependency] = []
  /// The name of the file that the target builds, such as `Kit.framework`.
  var productFile: String?
  /// Notes about files of the target that are left out or ignored.
  var notes: [CodeBaseNote] = []
  /// The paths of files by what they are, for notes.
  private var ignored: [String: (plural: String, files: [String])] = [:]
  private var missing: [String] = []
  private var outside: [String] = []
  private var clang: [String] = []
  private var places: Set<String> = []
  private var isAdded: Set<String> = []

  init(key: String, module: SourceModule) { (self.key, self.module) = (key, module) }

  /// A Boolean value that indicates whether there are sources in C, C++ or Objective-C.
  var hasClangSources: Bool { !clang.isEmpty }

  /// Adds a file by its kind.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - root: The directory outside of which files are mentioned.
  ///   - place: The place in the bundle; by default the name, below a localization's folder.
  mutating func add(_ path: String, root: String, place: String? = nil) {
    guard isAdded.insert(path).inserted else { return }
    guard FilePath.resolved(path) != nil else { return missing.append(path) }
    if !FilePath.isBelow(path, root) { outside.append(path) }
    switch FileKind(of: path) {
    case .swift: module.sources.append(path)
    case .clang: clang.append(path)
    case .resource: addResource(path, place: place ?? Self.place(of: path))
    case .ignored(let noun, let plural):
      // The screen that the system shows before the app starts is in no preview.
      if FilePath.name(of: path).replacing(" ", with: "").hasPrefix("LaunchScreen") { return }
      ignored[noun, default: (plural, [])].files.append(path)
    case .nothing: break
    }
  }

  /// Adds a file or folder that is copied to the bundle as it is.
  mutating func addResource(_ path: String, place: String) {
    if places.insert(place).inserted { module.resources.append(.init(path: path, place: place)) }
  }

  /// Returns the name of a file, below `xx.lproj` if its folder is one.
  ///
  /// A model of Core Data or Core ML has the name of the compiled one, by which apps find it.
  static func place(of path: String) -> String {
    let extensions = [
      "xcdatamodeld": "momd", "xcdatamodel": "mom", "mlmodel": "mlmodelc", "mlpackage": "mlmodelc",
    ]
    if let compiled = extensions[path.fileExtension] {
      return "\(FilePath.name(of: path).withoutExtension).\(compiled)"
    }
    let names = FilePath.components(of: path).suffix(2).map(String.init)
    guard let folder = names.first, names.count == 2, folder.fileExtension == "lproj" else {
      return FilePath.name(of: path)
    }
    return names.joined(separator: "/")
  }

  /// Sorts the files, and adds the notes about those that are left out.
  mutating func finish(root: String) {
    module.sources.sort()
    module.resources.sort { ($0.place, $0.path) < ($1.place, $1.path) }
    func note(_ files: [String], _ noun: String, _ plural: String, _ text: String) -> CodeBaseNote?
    {
      guard !files.isEmpty else { return nil }
      let names = files.sorted().prefix(3).map { "“\($0.relative(to: root))”" }
      let more = files.count > names.count ? " and others" : ""
      return CodeBaseNote(
        module.name,
        """
        \(Numbers.counted(files.count, noun, plural: plural)) \
        \(files.count == 1 ? "is" : "are") \(text.replacing("%", with: names.joined(separator: ", ") + more))
        """)
    }
    func check(_ kind: String, _ paths: [String], _ read: (String) throws -> Void) {
      for path in paths {
        do { try read(path) } catch {
          notes.append(
            CodeBaseNote(
              module.name,
              """
              The \(kind) “\(path.relative(to: root))” is left out: \(error). Sources that need \
              its classes are left out.
              """))
        }
      }
    }
    check("Core Data model", module.modelPaths) { _ = try CoreDataModel(at: $0) }
    check("Core ML model", module.learningModelPaths) { _ = try CoreMLModel(at: $0) }
    check("definition of intents", module.intentPaths) { _ = try IntentDefinition(at: $0) }
    var found = ignored.keys.sorted().map { noun in
      note(
        ignored[noun]?.files ?? [], noun, ignored[noun]?.plural ?? noun,
        "ignored: %. \(FileKind.advice(for: noun))")
    }
    if module.kind != .clang {
      found.append(
        note(
          clang, "C or Objective-C source", "C or Objective-C sources",
          "ignored: %. Sources that use their declarations are left out."))
    }
    found.append(
      note(
        missing, "file", "files",
        "missing: %. Restore what the project names, or remove it from the target."))
    found.append(
      note(outside, "file", "files", "outside of the project’s repository: %."))
    notes += found.compactMap(\.self)
  }
}
