// SPDX-License-Identifier: MIT

extension TreePlant {
  /// A setting of the repository, with further settings and attributes that use it.
  private static func setting(
    _ name: String, _ value: String, attributes: String = "", _ others: (String, String)...
  ) -> TreePlant {
    let lines = ([(name, value)] + others).map { "git config '\($0)' \"\($1)\"" }
    let place = #"""
      case $((CHOICE % 3)) in
        0) file=.gitattributes ;;
        1) file=.git/info/attributes ;;
        *) file=__Snapshots__/.gitattributes ;;
      esac
      put "$file"
      """#
    return TreePlant(
      name: "setting \(name)",
      script: lines.joined(separator: "\n")
        + (attributes.isEmpty ? "" : "\n\(place) '\(attributes)\n'") + "\ntouched")
  }

  /// Settings that let Git start a program, or that lead it to other files.
  static let settings = [
    setting("core.fsmonitor", "$COMMAND; false"),
    setting("core.hooksPath", "$TREE/hooks"),
    setting("core.pager", "$COMMAND", ("pager.log", "$COMMAND"), ("pager.diff", "$COMMAND")),
    setting("core.editor", "$COMMAND"),
    setting("diff.external", "$COMMAND"),
    setting("diff.x.command", "$COMMAND", attributes: "* diff=x"),
    setting(
      "diff.x.textconv", "$COMMAND", attributes: "* diff=x", ("diff.x.cachetextconv", "true")),
    setting("filter.x.clean", "$COMMAND; cat", attributes: "* filter=x"),
    setting(
      "filter.x.smudge", "$COMMAND; cat", attributes: "* filter=x", ("filter.x.required", "true")),
    setting(
      "filter.x.process", "$COMMAND", attributes: "* filter=x", ("filter.x.required", "true")),
    setting("filter.a=b.clean", "$COMMAND; cat", attributes: "* filter=a=b"),
    setting(
      "filter.lfs.process", "$COMMAND", attributes: "* filter=lfs",
      ("filter.lfs.clean", "$COMMAND")),
    setting("merge.x.driver", "$COMMAND", attributes: "* merge=x", ("merge.default", "x")),
    setting("gpg.program", "$COMMAND", ("log.showSignature", "true")),
    setting("alias.diff", "!$COMMAND", ("alias.rev-parse", "!$COMMAND")),
    setting("core.worktree", "$OUTSIDE"),
    setting("core.worktree", ".."),
    setting(
      "core.excludesFile", "$OUTSIDE/secret.txt", ("core.attributesFile", "$OUTSIDE/secret.txt")),
    setting("lfs.extension.x.clean", "$COMMAND", attributes: "* filter=lfs"),
    setting("include.path", "$TREE/evil", ("includeIf.gitdir:/**.path", "$OUTSIDE/evil.config")),
    setting("core.sshCommand", "$COMMAND", ("remote.origin.url", "ssh://a@127.0.0.1/x")),
    setting("credential.helper", "!$COMMAND", ("remote.origin.url", "$URL/x")),
    setting("submodule.x.update", "!$COMMAND"),
    setting("trace2.eventTarget", "$OUTSIDE/new", ("trace2.normalTarget", "$OUTSIDE/new")),
    setting("core.alternateRefsCommand", "$COMMAND"),
    setting(
      "merge.tintype.driver", "$COMMAND", attributes: "*.png merge=tintype",
      ("diff.tintype.textconv", "$COMMAND")),
  ]

  /// Filters whose names are equal or invalid as text, of which the last one is used; the names
  /// have the escapes of printf(1).
  private static func filters(_ name: String, _ names: String...) -> TreePlant {
    let list = names.map { "'\($0)'" }.joined(separator: " ")
    return TreePlant(
      name: name,
      script: #"""
        for name in \#(list); do
          printf '[filter "'"$name"'"]\n\tclean = %s; cat\n' "$COMMAND" >>.git/config
        done
        mkdir -p .git/info
        printf "* filter=$name\n" >.git/info/attributes
        touched
        """#)
  }

  static let repositories = [
    filters("filter not UTF-8", #"x\377"#),
    filters("filter with a mark", #"\314\201x"#),
    filters("filter composed", #"e\314\201"#, #"\303\251"#),
    filters("filter decomposed", #"\303\251"#, #"e\314\201"#),
    TreePlant(
      name: "hooks",
      script: """
        for name in reference-transaction fsmonitor-watchman query-watchman "post-index-change" \
          "pre-auto-gc" "post-checkout" "pre-push" "post-rewrite" "pre-commit"; do
          program ".git/hooks/$name"
        done
        """),
    // A directory in the form of a bare repository, in which commands start.
    TreePlant(
      name: "bare repository",
      script: #"""
        mkdir inner
        cp -R __Snapshots__ .build .git/objects .git/refs .git/HEAD inner
        : >inner/Package.swift
        set -- "$TREE/inner" .. "$OUTSIDE"
        shift $((CHOICE % 3))
        printf '[core]\n\trepositoryformatversion = 0\n\tworktree = %s\n\tfsmonitor = %s; false\n' \
          "$1" "$COMMAND" >inner/config
        """#, start: "inner"),
    // A repository in the references, tracked as a submodule, with a monitor of its own.
    TreePlant(
      name: "nested repository",
      script: #"""
        mkdir __Snapshots__/inner
        cd __Snapshots__/inner
        git init --quiet
        printf 'a\n' >a.1.txt
        git add .
        git commit --quiet --message=Inner
        cd ../..
        if [ $((CHOICE % 2)) -eq 0 ]; then
          git add __Snapshots__/inner
          git commit --quiet --message=Submodule
          put .gitmodules "[submodule \"x\"]
        path = __Snapshots__/inner
        url = ext::$COMMAND
        update = !$COMMAND
        ignore = none
        "
        fi
        cd __Snapshots__/inner
        printf 'b\n' >a.1.txt
        git config core.fsmonitor "$COMMAND; false"
        """#),
    // An index that calls files unchanged, whose folder became a link.
    TreePlant(
      name: "unchanged",
      script: #"""
        mkdir __Snapshots__/Listed
        printf 'old\n' >__Snapshots__/Listed/inside.txt
        git add --all
        git commit --quiet --message=Listed
        printf 'new\n' >__Snapshots__/Listed/inside.txt
        git add --all
        git update-index --assume-unchanged __Snapshots__/Listed/inside.txt
        link __Snapshots__/Listed "$OUTSIDE/dir"
        """#),
  ]

  /// Partial clones that miss objects, whose remotes are hostile.
  static let partialClones = [
    "$URL/x", "ext::$COMMAND", "ssh://a@127.0.0.1/x", "git://127.0.0.1/x",
  ].map { url in
    TreePlant(
      name: "partial \(url)",
      script: #"""
        set -- core.repositoryformatversion 1 extensions.partialClone origin \
          remote.origin.promisor true remote.origin.url "\#(url)" \
          remote.origin.uploadpack "$COMMAND" protocol.allow always protocol.ext.allow always \
          core.sshCommand "$COMMAND" credential.helper "!$COMMAND" core.askPass "$COMMAND"
        while [ $# -gt 0 ]; do
          git config "$1" "$2"
          shift 2
        done
        # The objects of a promisor pack refer to the missing ones.
        git rev-list --objects --all >"$WORK/tmp/objects"
        sed -n 's/ .*__Snapshots__\/.*\.\(png\|txt\)$//p' "$WORK/tmp/objects" >"$WORK/tmp/files"
        sed 's/ .*//' "$WORK/tmp/objects" | grep -vxFf "$WORK/tmp/files" >"$WORK/tmp/kept"
        pack=$(git pack-objects --quiet .git/objects/pack/pack <"$WORK/tmp/kept")
        : >".git/objects/pack/pack-$pack.promisor"
        sed 's/^../.git\/objects\/&\//' "$WORK/tmp/files" | xargs rm -f
        rm "$WORK/tmp/objects" "$WORK/tmp/files" "$WORK/tmp/kept"
        """#)
  }
}
