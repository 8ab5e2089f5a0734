// SPDX-License-Identifier: MIT

import TintypeBase

extension XcodeTargets {
  /// Adds the files of folders that Xcode synchronizes with the file system.
  ///
  /// A set of exceptions names files that a target of the folder does not contain, or files that
  /// another target contains.
  mutating func addSynchronizedFolders(
    of target: XcodeProject.Object, to draft: inout ModuleDraft, except information: String?
  ) {
    let own = target.texts("fileSystemSynchronizedGroups")
    for group in own.compactMap({ project[$0] }) {
      guard let folder = project.path(of: group) else { continue }
      var excluded = platformExceptions(of: group, for: target)
      for set in exceptions(of: group, for: target) { excluded.formUnion(set) }
      let copied = Set(group.texts("explicitFolders"))
      add(folder, to: &draft, copying: copied, excluding: excluded, information)
    }
    for group in project.all("PBXFileSystemSynchronizedRootGroup") where !own.contains(group.id) {
      guard let folder = project.path(of: group) else { continue }
      let filtered = platformExceptions(of: group, for: target)
      for name in exceptions(of: group, for: target).flatMap({ $0 }) where !filtered.contains(name)
      {
        let path = FilePath.standardized(folder + "/" + name)
        if Directory.exists(at: path), !FileKind.wrappers.contains(path.fileExtension) {
          add(path, to: &draft, copying: [], excluding: [], information)
        } else if path != information {
          draft.add(path, root: boundary)
        }
      }
    }
  }

  private mutating func add(
    _ folder: String, to draft: inout ModuleDraft, copying copied: Set<String>,
    excluding excluded: Set<String>, _ information: String?
  ) {
    let listing = FolderListing(of: folder) { relative in
      excluded.contains(relative) || copied.contains(relative)
        || Self.isPackage(folder + "/" + relative)
    }
    for file in listing.files where folder + "/" + file != information {
      draft.add(folder + "/" + file, root: boundary)
    }
    for name in copied.sorted() where !excluded.contains(name) {
      draft.addResource(folder + "/" + name, place: FilePath.name(of: name))
    }
    if listing.isIncomplete {
      draft.notes.append(
        CodeBaseNote(
          folder, "This folder has too many files or folders; some are left out."))
    }
  }

  /// The paths in the sets of exceptions for a target, each relative to the folder.
  private func exceptions(
    of group: XcodeProject.Object, for target: XcodeProject.Object
  ) -> [[String]] {
    sets(of: group, for: target).map { set in
      set.texts("membershipExceptions").flatMap { name -> [String] in
        // `/Localized/Texts/Menu.strings` means Menu.strings in each localization in Texts.
        guard name.hasPrefix("/Localized/"), let folder = project.path(of: group) else {
          return [FilePath.withoutSlash(name)]
        }
        let relative = String(name.dropFirst("/Localized/".count))
        let parent = FilePath.parent(of: relative)
        let names = try? Directory.names(in: parent.isEmpty ? folder : folder + "/" + parent)
        return (names ?? []).filter { $0.hasSuffix(".lproj") }.map {
          (parent.isEmpty ? "" : parent + "/") + $0 + "/" + FilePath.name(of: relative)
        }.filter { FilePath.isOccupied(folder + "/" + $0) }
      }
    }
  }

  /// The paths that a target contains only on other platforms.
  private func platformExceptions(
    of group: XcodeProject.Object, for target: XcodeProject.Object
  ) -> Set<String> {
    let filters = sets(of: group, for: target).compactMap {
      $0.values["platformFiltersByRelativePath"]?.entries
    }
    return Set(
      filters.flatMap { filters in
        filters.keys.filter { filters[$0]?.texts.contains(platform.filterName) == false }
      })
  }

  private func sets(
    of group: XcodeProject.Object, for target: XcodeProject.Object
  ) -> [XcodeProject.Object] {
    project.objects("exceptions", of: group).filter { $0.text("target") == target.id }
  }
}
