// SPDX-License-Identifier: MIT

import TintypeBase

/// A change of an attacker to a working tree.
struct TreePlant: Sendable {
  /// The name, which begins with the kind of the changed files.
  let name: String
  /// A shell script with the functions of ``TreePlace``, which starts in the tree.
  var script = ""
  /// A change of contents, after the script.
  var edit: (@Sendable (TreePlace, inout SeededGenerator) throws -> Void)?
  /// A second script, after the change of contents.
  var ending = ""
  /// The directory in which commands start, relative to the tree.
  var start = "."

  /// Changes the tree of a place.
  func apply(to place: TreePlace, _ generator: inout SeededGenerator) throws {
    let choice = generator.below(1_000_000_000)
    if !script.isEmpty { try place.run(script, in: place.tree, choice: choice) }
    try edit?(place, &generator)
    if !ending.isEmpty { try place.run(ending, in: place.tree, choice: choice) }
  }

  /// The same change in a commit, so that the base of a comparison is hostile.
  var committed: TreePlant {
    var plant = self
    plant.ending = #"""
      git add --all --force __Snapshots__
      git commit --quiet --allow-empty --message=Hostile
      put "$(ref 4)" changed
      """#
    return TreePlant(
      name: "committed " + name, script: script, edit: edit, ending: plant.ending, start: start)
  }

  /// All plants.
  static let all: [TreePlant] = {
    let plants =
      [TreePlant(name: "none")] + stores + links + settings + repositories + partialClones
      + contents
    let isCommitted: Set = [
      "store $URL/store", "store link to a secret", "references link", "names", "texts",
      "manifests all",
    ]
    return plants + plants.filter { isCommitted.contains($0.name) }.map(\.committed)
  }()
}

// MARK: Stores and links

extension TreePlant {
  private static let stores =
    [
      #"rclone::webdav,url=\"$URL/\",bearer_token_command=\"$COMMAND\":"#,
      #"rclone:team,bearer_token_command=\"$COMMAND\":x"#, #"rclone::sftp,ssh=\"$COMMAND\":"#,
      "rclone:team:bucket", "rclone::local:$OUTSIDE/store",
      "rclone:--config=$OUTSIDE/secret.txt:x", "$URL/store", "https://127.0.0.1:$PORT/store",
      "oci+http://127.0.0.1:$PORT/r", "oci://127.0.0.1:$PORT/r", "s3://bucket/prefix",
      "s3://127.0.0.1:$PORT/x", "$OUTSIDE/store", "../outside/store", "file://$OUTSIDE/store",
      "file:///proc/self/environ", "http://a:b@127.0.0.1:$PORT/", "ext::$COMMAND",
      "ssh://-oProxyCommand=$COMMAND/", #"\$($COMMAND)"#, "$URL/a\nurl = $URL/b", "--help", "",
      "\u{202E}$URL", "$URL/%2e%2e/x?y#z", "__Snapshots__",
    ].map { TreePlant(name: "store \($0)", script: "put __Snapshots__/.store \"\($0)\"") }

  /// A link at a path to a file outside; the target can contain variables.
  private static func link(_ name: String, _ path: String, _ target: String) -> TreePlant {
    let isAbsolute = target.hasPrefix("/") || target.hasPrefix("..")
    return TreePlant(
      name: name, script: "link \(path) \"\(isAbsolute ? target : "$OUTSIDE/" + target)\"")
  }

  /// A link in place of each file with a name.
  private static func links(_ name: String, to files: String, in command: String) -> TreePlant {
    TreePlant(
      name: name,
      script: """
        index=$CHOICE
        \(command) | while read -r file; do
          set -- \(files)
          index=$((index / 2 + 1))
          shift $((index % $#))
          link "$file" "$OUTSIDE/$1"
        done
        """)
  }

  private static let links: [TreePlant] = {
    let (output, run) = (".build/tintype", ".build/tintype/runs/sample")
    return [
      TreePlant(
        name: "store of many bytes",
        script: #"head -c 3145728 /dev/zero | tr '\0' a >__Snapshots__/.store"#),
      link("store link to a secret", "__Snapshots__/.store", "secret.txt"),
      link("store link to an address", "__Snapshots__/.store", "../../outside/address"),
      link("store link to a device", "__Snapshots__/.store", "/dev/zero"),
      link("store link to variables", "__Snapshots__/.store", "/proc/self/environ"),
      TreePlant(name: "store pipe", script: "pipe __Snapshots__/.store"),
      link("compact link", "__Snapshots__/.compact", "secret.txt"),
      TreePlant(name: "compact pipe", script: "pipe __Snapshots__/.compact"),
      link("references link", "__Snapshots__", "Snapshots"),
      link("references link to a package", "__Snapshots__", "../outside/dir/__Snapshots__"),
      link("assets link", "__Snapshots__/assets", "store"),
      link("unpushed link", "__Snapshots__/.unpushed", "store"),
      link("suite link", "__Snapshots__/ShopTests", "dir"),
      link("new suite link", "__Snapshots__/New", "Snapshots"),
      links("reference link", to: "secret.txt secret.png", in: #"printf '%s\n' "$REFERENCES""#),
      TreePlant(name: "reference pipe", script: #"pipe "$(ref $((CHOICE % 8)))""#),
      link("build link", ".build", "dir"),
      link("output link", output, "output"),
      link("pending link", output + "/pending", "output/pending"),
      link("runs link", output + "/runs", "output/runs"),
      link("run link", run, "output/runs/sample"),
      link("journal link", run + "/1001.jsonl", "secret.json"),
      link("journal link to a journal", run + "/1001.jsonl", "output/runs/sample/1001.jsonl"),
      TreePlant(name: "journal pipe", script: "pipe \(run)/9.jsonl"),
      link("report link", output + "/report", "dir"),
      link("report link to an empty folder", output + "/report", "empty"),
      link("base link to an empty folder", "base", "empty"),
      link("latest link", output + "/latest", "secret.txt"),
      link("shard link", ".build/shard", "output"),
      link("shard run link", ".build/shard/runs/sample", "output/runs/sample"),
      links(
        "actual links", to: "secret.png secret.txt",
        in: "find \(output)/pending -name '*.actual.*' | sort"),
      links("change links", to: "secret.json", in: "find \(output)/pending -name '*.json' | sort"),
      link("package link", "Package.swift", "secret.txt"),
      link("ignore link", ".gitignore", "secret.txt"),
      link("attributes link", ".gitattributes", "secret.txt"),
      link("editor link", ".vscode", "dir"),
      link("tests link", "Tests", "dir"),
      link("sources link", "Sources", "dir"),
      link("target link", "Tests/AppTests", "dir"),
    ]
  }()
}
